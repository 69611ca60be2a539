// The time now, once a second, for clocks and "since when". Runs only while somebody looks.

let now = $state(Date.now())
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

export function nowMs(): number {
  return now
}

/** Call in onMount; the returned function stops the ticking. */
export function startTicking(): () => void {
  now = Date.now()
  if (watchers++ === 0) timer = setInterval(() => (now = Date.now()), 1000)
  return () => {
    if (--watchers === 0) clearInterval(timer)
  }
}

/** 72 s → 1:12, 4000 s → 1:06:40. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
