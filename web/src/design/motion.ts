// The times of tokens.css for motion that code starts. They are zero for readers who asked for stillness.

export function durationMs(token: 'fast' | 'step' | 'slow'): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--${token}`)) || 0
}
