// The words of the service worker by language, put together by scripts/worker.ts.
declare module 'virtual:words' {
  const words: Readonly<Record<string, string>>
  export default words
}
interface Navigator {
  setAppBadge?(count: number): Promise<void>
}
interface WorkerNavigator {
  setAppBadge?(count: number): Promise<void>
}
