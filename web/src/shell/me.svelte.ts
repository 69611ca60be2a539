// Who the reader is here: a name and a shape, kept by the server behind a cookie; an account only gathers their seats.
import { api } from '$net/api'
import type { Credentials, Me, Profile } from '$net/protocol'

let known = $state.raw<Me | undefined>()
let asked: Promise<void> | undefined

/** Undefined until the server has answered. */
export function me(): Me | undefined {
  return known
}

/** Whether the reader still has to say a name before sitting down. */
export function isNameless(): boolean {
  return (known?.name ?? '') === ''
}

export function meet(): Promise<void> {
  asked ??= api
    .me()
    .then((answer) => {
      known = answer
    })
    .catch((error: unknown) => {
      asked = undefined
      throw error
    })
  return asked
}

export async function introduce(profile: Profile): Promise<void> {
  known = await api.setMe(profile)
}

export async function enter(how: 'login' | 'register', credentials: Credentials): Promise<void> {
  known = await api[how](credentials)
}

export async function forget(): Promise<void> {
  known = await api.logout()
}
