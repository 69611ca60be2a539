// Notation is written in one place a game, and Rust reads it: examples that Rust has written are written the same here.
import { describe, expect, it } from 'vitest'
import asgardExamples from '../generated/asgard/actions.json'
import championsExamples from '../generated/champions/actions.json'
import feastExamples from '../generated/feast/actions.json'
import gonewildExamples from '../generated/gonewild/actions.json'
import tinyepicExamples from '../generated/tinyepic/actions.json'
import { notation as asgard } from './asgard/notation'
import { notation as champions } from './champions/notation'
import { notation as feast } from './feast/notation'
import { notation as gonewild } from './gonewild/notation'
import { notation as tinyepic } from './tinyepic/notation'

type Example = { parts: { verb: string }; notation: string }

const games: [string, (action: never) => string, readonly Example[], verbs: number][] = [
  ['asgard', asgard, asgardExamples, 12],
  ['champions', champions, championsExamples, 22],
  ['feast', feast, feastExamples, 30],
  ['gonewild', gonewild, gonewildExamples, 34],
  ['tinyepic', tinyepic, tinyepicExamples, 25],
]

describe.each(games)('%s', (_, notation, examples, verbs) => {
  it('writes every action as Rust does', () => {
    const wrong = examples.filter((example) => notation(example.parts as never) !== example.notation)
    expect(wrong).toEqual([])
  })

  it('is tried with nearly all verbs', () => {
    expect(new Set(examples.map(({ parts }) => parts.verb)).size).toBeGreaterThanOrEqual(verbs)
  })
})
