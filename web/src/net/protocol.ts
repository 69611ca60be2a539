// The types of everything that passes between client and server, as crates/server/src/protocol.rs defines them.
import type { Text } from '$i18n/text'
import type { PlayerShape } from '$design/pieces'

export type Shape = PlayerShape
export type Seat = number
export type TableId = string
export type Level = 'guest' | 'karl' | 'jarl'
export const levels: readonly Level[] = ['guest', 'karl', 'jarl']

export type Profile = { name: string; shape: Shape }
export type Me = { name: string; shape: Shape; account: string | null }
export type Credentials = { account: string; password: string }

export type OptionSpec = { key: string; values: string[]; players: [number, number] }
export type GameInfo = {
  id: string
  players: [number, number]
  options: OptionSpec[]
  rules_version: string
  corrected: boolean
}
export type Wish = { players: number; options: Record<string, string> }

export type Holder =
  | { kind: 'open' }
  | { kind: 'person'; name: string; shape: Shape; online: boolean }
  | { kind: 'bot'; level: Level; shape: Shape; instead_of: string | null }
export type Status = 'waiting' | 'running' | 'finished' | 'closed' | 'stopped'
export type ClockRule = { kind: 'none' } | { kind: 'per_move'; seconds: number } | { kind: 'per_game'; seconds: number }
export type Access = 'open' | 'invitation'
export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: Level }
export type NewTable = {
  game: string
  name: string
  setup: Wish
  seats: SeatWish[]
  access: Access
  clock: ClockRule
  lesson: boolean
}

export type Progress = { round: number; rounds: number; phases: string[]; phase: number; step: number; steps: number }
export type Outcome = { places: number[]; points: number[]; tie_break: string | null; winners: Seat[] }
export type ScoreLine = { label: Text; points: (number | null)[] }
export type ScoreSheet = { lines: ScoreLine[]; totals: number[] }

export type TableCard = {
  id: TableId
  game: string
  name: string
  status: Status
  access: Access
  clock: ClockRule
  setup: Wish
  lesson: boolean
  corrected: boolean
  seats: Holder[]
  host: Seat | null
  yours: Seat | null
  your_turn: boolean
  progress: Progress | null
  pending: Seat[]
  waiting_since_ms: number
  outcome: Outcome | null
  trouble: Text | null
  rematch: TableId | null
}
export type Lobby = { yours: TableCard[]; open: TableCard[]; running: TableCard[]; finished: TableCard[] }

export type Ask = 'choose' | 'commit' | 'place' | 'assign' | 'pay' | 'roll' | 'react' | 'proceed'
export type Question = { ask: Ask; prompt: Text; detail?: Text }
export type Choice = { action: string; label: Text }
export type Undo = 'nothing' | { free: { to: number } } | { by_consent: { to: number } }
export type UndoAsked = { by: Seat; to: number; waiting: Seat[] }
export type Ahead = { single_choices: boolean; action: string | null }

export type TableState = {
  table: TableCard
  seq: number
  moves: number
  view: unknown
  question: Question | null
  choices: Choice[] | null
  undo: Undo
  undo_asked: UndoAsked | null
  scores: ScoreSheet
  clocks_ms: number[]
  now_ms: number
  ahead: Ahead | null
  seed_commitment: string
  seed: string | null
}

export type BatchKind = 'act' | 'automatic' | 'undo' | 'taken_over'
export type SeenEvent = { event: unknown; text: Text | null }
export type Batch = { seq: number; seat: Seat; kind: BatchKind; events: SeenEvent[] }
export type ChatLine = { number: number; seat: Seat | null; name: string; words: string; at_ms: number }

export type Act = { seq: number; action: string }
export type Acted = { seq: number }
export type Checked = { why_not: Text | null; preview: unknown }
export type HintChoice = { action: string; label: Text; chance_percent: number }
export type Hint = { seq: number; choices: HintChoice[] }
export type Frame = {
  move_number: number
  moves: number
  view: unknown
  progress: Progress
  scores: ScoreSheet
  batch: Batch | null
}
export type Fork = { move_number: number; seat: Seat; level: Level }
export type Provenance = 'rulebook' | 'public' | 'reconstructed'
export type ContentItem = { file: string; kind: string; id: string; source: Provenance }
export type Refusal = { reason: Text; seq: number | null }

export type ToServer =
  | { type: 'watch_lobby' }
  | { type: 'leave_lobby' }
  | { type: 'watch'; table: TableId; since: number | null }
  | { type: 'leave'; table: TableId }
  | { type: 'act'; request: number; table: TableId; seq: number; action: string }
  | { type: 'undo'; request: number; table: TableId; seq: number }
  | { type: 'consent'; request: number; table: TableId; agree: boolean }
  | { type: 'ahead'; request: number; table: TableId; ahead: Ahead }
  | { type: 'say'; request: number; table: TableId; words: string }
  | { type: 'ping' }

export type ToClient =
  | { type: 'lobby'; lobby: Lobby }
  | { type: 'table'; state: TableState; log: Batch[]; chat: ChatLine[] }
  | { type: 'update'; table: TableId; batches: Batch[]; state: TableState }
  | { type: 'chat'; table: TableId; line: ChatLine }
  | { type: 'done'; request: number; seq: number }
  | { type: 'refused'; request: number; refusal: Refusal }
  | { type: 'pong' }
  | { type: 'closing' }
