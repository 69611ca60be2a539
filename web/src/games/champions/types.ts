// The frame's types for this game: its own view, actions and events, as Rust generates them.
import type { Action } from '../../generated/champions/Action'
import type { Event } from '../../generated/champions/Event'
import type { View } from '../../generated/champions/View'
import type { ChoiceOf, Choosing as AnyChoosing } from '../../table/choosing.svelte'
import type { PreviewRow as AnyPreviewRow, Scene as AnyScene } from '../../table/plugin'

export type { Action }
export type Choice = ChoiceOf<Action>
export type Choosing = AnyChoosing<Action>
export type PreviewRow = AnyPreviewRow<Action>
export type Scene = AnyScene<View, Action, Event>
