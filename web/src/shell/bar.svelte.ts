// Whether the hall's own bar is shown. A running table brings a bar of its own and asks the hall's to step aside.

let ownBars = $state(0)

export function hallBarIsShown(): boolean {
  return ownBars === 0
}

/** Call in onMount; the returned function brings the hall's bar back. */
export function bringOwnBar(): () => void {
  ownBars++
  return () => {
    ownBars--
  }
}
