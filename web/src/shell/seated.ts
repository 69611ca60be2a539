// Whether the reader has a seat somewhere, as far as this browser knows: only then it listens for calls on every page.

const key = 'longhall.seated'

export function hasSeats(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberSeats(seated: boolean): void {
  try {
    if (seated) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the reader is called on the pages of tables only.
  }
}
