// Runs before the first paint, so that a stored theme never flashes in the other one.
// Keep the key in step with src/shell/settings.svelte.ts.
try {
  const stored = JSON.parse(localStorage.getItem('longhall.settings') ?? '{}')
  if (stored.theme === 'day' || stored.theme === 'night') document.documentElement.dataset.theme = stored.theme
  if (stored.motion === 'still') document.documentElement.dataset.motion = 'still'
} catch {
  // Unreadable settings mean the defaults.
}
