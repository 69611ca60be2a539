// What the reader has set for this browser: language, theme, motion, sound, how moves are played. Stored locally.
import { firstLanguage, speak, type Language } from '$i18n/i18n.svelte'

export type Motion = 'full' | 'slow' | 'quick' | 'still'

export type Settings = {
  language: Language
  theme: 'system' | 'day' | 'night'
  motion: Motion
  sound: 'off' | 'on'
  volume: 'medium' | 'quiet' | 'loud'
  /** Whether a chosen move is confirmed before it is played; what cannot be undone always is. */
  confirm: 'on' | 'off'
  /** The colours of players: the usual ones, or some that everybody can tell apart. */
  colours: 'hall' | 'clear'
  /** Whether steps with a single possibility are taken without asking. */
  automatic: 'on' | 'off'
  /** How fast others' turns are played back. */
  telling: 'normal' | 'slow' | 'fast' | 'off'
  /** Whether each round is summed up when it ends. */
  summaries: 'on' | 'off'
}

/** Also read by public/theme.js before the first paint. */
const storageKey = 'longhall.settings'

export const settings = $state<Settings>(read())

/** Changes one setting, stores all and makes the page follow. */
export async function set<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void> {
  settings[key] = value
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    // A browser without storage still obeys until the page is closed.
  }
  await apply()
}

/** Makes language, theme and motion of the page what the settings say. */
export async function apply(): Promise<void> {
  const root = document.documentElement
  if (settings.theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  if (settings.motion === 'full') delete root.dataset['motion']
  else root.dataset['motion'] = settings.motion
  if (settings.colours === 'hall') delete root.dataset['colours']
  else root.dataset['colours'] = settings.colours
  await speak(settings.language)
}

/** Whether pieces should stay where they are instead of travelling. */
export function still(): boolean {
  return settings.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How much longer than usual pieces travel. */
export function slowness(): number {
  return { full: 1, slow: 2, quick: 0.5, still: 0 }[settings.motion]
}

/** Whether the night colours are shown, by the reader or by the system. */
export function isNight(): boolean {
  return settings.theme === 'night' || (settings.theme === 'system' && systemIsNight.matches)
}

const darkness = matchMedia('(prefers-color-scheme: dark)')
const systemIsNight = $state({ matches: darkness.matches })
darkness.addEventListener('change', () => (systemIsNight.matches = darkness.matches))

function read(): Settings {
  let stored: Record<string, unknown> = {}
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>
  } catch {
    // Unreadable settings mean the defaults.
  }
  const choice = <T extends string>(key: string, known: readonly T[]): T =>
    known.find((each) => each === stored[key]) ?? (known[0] as T)
  return {
    language: firstLanguage(typeof stored['language'] === 'string' ? stored['language'] : undefined),
    theme: choice('theme', ['system', 'day', 'night']),
    motion: choice('motion', ['full', 'slow', 'quick', 'still']),
    sound: choice('sound', ['off', 'on']),
    volume: choice('volume', ['medium', 'quiet', 'loud']),
    confirm: choice('confirm', ['on', 'off']),
    colours: choice('colours', ['hall', 'clear']),
    automatic: choice('automatic', ['on', 'off']),
    telling: choice('telling', ['normal', 'slow', 'fast', 'off']),
    summaries: choice('summaries', ['on', 'off']),
  }
}
