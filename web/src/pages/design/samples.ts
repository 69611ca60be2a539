// What the design page shows its pieces with.
import type { Face } from '$design/pieces'

export const gods: Face[] = [
  { dye: 'woad', emblem: 'odin', name: 'Odin', number: 1 },
  { dye: 'madder', emblem: 'thor', name: 'Thor', number: 2 },
  { dye: 'lichen', emblem: 'freya', name: 'Freya', number: 3 },
  { dye: 'moss', emblem: 'loki', name: 'Loki', number: 4 },
  { dye: 'weld', emblem: 'sif', name: 'Sif', number: 5 },
  { dye: 'walnut', emblem: 'bragi', name: 'Bragi', number: 6 },
  { dye: 'sea', emblem: 'heimdall', name: 'Heimdall', number: 7 },
]

export const colours = [
  'ground',
  'panel',
  'raised',
  'line',
  'ink',
  'ink-2',
  'cloth',
  'cloth-deep',
  'gold',
  'oak',
  'oak-2',
  'action',
  'ember',
  'gain',
  'paper',
  'woad',
  'madder',
  'lichen',
  'moss',
  'weld',
  'walnut',
  'sea',
  'iron',
]
