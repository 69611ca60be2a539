// Which of the three frames fits the window.
import type { Layout } from './plugin'

const wide = matchMedia('(min-width: 1100px)')
const phone = matchMedia('(max-width: 640px)')

let layout = $state<Layout>(read())

export function layoutNow(): Layout {
  return layout
}

function read(): Layout {
  if (wide.matches) return 'wide'
  return phone.matches ? 'phone' : 'tablet'
}

for (const width of [wide, phone]) width.addEventListener('change', () => (layout = read()))
