// Where the reader is. Links are plain <a href>; clicks on our own addresses are turned into History entries.

type Place = { path: string; query: URLSearchParams }

let place = $state.raw<Place>(readPlace())

export function here(): Place {
  return place
}

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) {
    location.assign(url)
    return
  }
  if (how === 'push') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
  const moved = url.pathname !== place.path
  place = readPlace()
  if (moved) scrollTo(0, 0)
}

/** Starts listening; called once by the shell. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.hash !== '') return
    event.preventDefault()
    go(link.href)
  }
  const onBack = () => {
    place = readPlace()
  }
  document.addEventListener('click', onClick)
  addEventListener('popstate', onBack)
  return () => {
    document.removeEventListener('click', onClick)
    removeEventListener('popstate', onBack)
  }
}

function readPlace(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) }
}
