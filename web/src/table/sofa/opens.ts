// The doors of the curtain swing away from the middle.
import { durationMs } from '$design/motion'
import type { TransitionConfig } from 'svelte/transition'

export const opens: (curtain: Element) => TransitionConfig = () => ({
  duration: durationMs('slow'),
  css: (closed) => `clip-path: inset(0); opacity: ${Math.min(1, closed * 1.5)}; transform: scaleX(${2 - closed})`,
})
