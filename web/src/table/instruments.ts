// The sounds of the hall, made from sine waves and noise the moment they are needed: no files, nothing to load.
// Silent unless the reader has turned sound on.
import { settings } from '../shell/settings.svelte'
import type { Sound } from './sounds'

const loudness = 0.22
const volumes = { quiet: 0.35, medium: 1, loud: 2 }
let audio: AudioContext | undefined

export function play(sound: Sound | undefined): void {
  if (sound === undefined || settings.sound === 'off' || !('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  // Browsers keep a page silent until it was touched; a sound for later is no use then.
  if (audio.state !== 'running') {
    void audio.resume()
    return
  }
  scores[sound](audio, audio.currentTime)
}

const scores: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood: (audio, at) => knock(audio, at, 190, 1),
  coin: (audio, at) => {
    ring(audio, at, 2350, 0.5)
    ring(audio, at + 0.07, 3140, 0.4)
  },
  dice: (audio, at) => {
    for (const [later, hertz] of [
      [0, 420],
      [0.06, 360],
      [0.15, 390],
      [0.21, 310],
      [0.33, 280],
    ] as const)
      knock(audio, at + later, hertz, 0.8)
  },
  horn: (audio, at) => {
    blow(audio, at, 146.8, 0.28)
    blow(audio, at + 0.22, 220, 0.6)
  },
  end: (audio, at) => {
    blow(audio, at, 146.8, 0.5)
    blow(audio, at + 0.4, 220, 0.5)
    for (const hertz of [146.8, 220, 293.7]) blow(audio, at + 0.8, hertz, 1.4)
  },
}

/** A short thud: a falling tone under a click of noise. */
function knock(audio: AudioContext, at: number, hertz: number, strength: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  tone.frequency.exponentialRampToValueAtTime(hertz / 2, at + 0.08)
  sound(audio, tone, at, 0.002, 0.11, strength)
  const click = new AudioBufferSourceNode(audio, { buffer: noise(audio) })
  const dull = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz * 6, Q: 1.2 })
  click.connect(dull)
  sound(audio, click, at, 0.001, 0.03, strength * 0.7, dull)
}

/** Metal: a high tone that fades slowly. */
function ring(audio: AudioContext, at: number, hertz: number, strength: number): void {
  for (const [partial, share] of [
    [1, 0.5],
    [2.42, 0.22],
  ] as const)
    sound(
      audio,
      new OscillatorNode(audio, { type: 'sine', frequency: hertz * partial }),
      at,
      0.002,
      0.35,
      strength * share,
    )
}

/** A horn heard from the next hall: a rough tone with its edges taken off. */
function blow(audio: AudioContext, at: number, hertz: number, seconds: number): void {
  const reed = new OscillatorNode(audio, { type: 'sawtooth', frequency: hertz })
  const bell = new BiquadFilterNode(audio, { type: 'lowpass', frequency: hertz * 3.2, Q: 0.8 })
  reed.connect(bell)
  sound(audio, reed, at, 0.07, seconds, 0.5, bell)
}

/** Lets a source swell and fade, and stops it afterwards. `last` is the end of its chain where it has one. */
function sound(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  swellSeconds: number,
  fadeSeconds: number,
  strength: number,
  last: AudioNode = source,
): void {
  const level = new GainNode(audio, { gain: 0 })
  const end = at + swellSeconds + fadeSeconds
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(strength * loudness * volumes[settings.volume], at + swellSeconds)
  level.gain.exponentialRampToValueAtTime(0.0001, end)
  last.connect(level).connect(audio.destination)
  source.start(at)
  source.stop(end)
}

let rustle: AudioBuffer | undefined

function noise(audio: AudioContext): AudioBuffer {
  if (rustle) return rustle
  rustle = audio.createBuffer(1, Math.round(audio.sampleRate * 0.05), audio.sampleRate)
  const samples = rustle.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return rustle
}
