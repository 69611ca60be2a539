// Who the reader is here: a name and a shape, kept by the server behind a cookie; an account only gathers their seats.
import { notify } from '$design/toasts.svelte'
import { t } from '$i18n/i18n.svelte'
import { api } from '$net/api'
import type { Credentials, Me, PasswordChange, Profile } from '$net/protocol'
import { comeAnew, onSignedOut, openAfter } from '$net/socket.svelte'

let known = $state.raw<Me | undefined>()
let asked: Promise<void> | undefined
/** The reader is signing out themselves and need not be told. */
let leaving = false

/** Undefined until the server has answered. */
export function me(): Me | undefined {
  return known
}

/** Asks the server once who the reader is; it gives a newcomer a name. */
export function meet(): Promise<void> {
  asked ??= api
    .me()
    .then((answer) => {
      if (known?.account && !answer.account && !leaving) notify(t('account-left'))
      known = answer
    })
    .catch((error: unknown) => {
      asked = undefined
      throw error
    })
  return asked
}

// The first answer brings the cookie. A socket opened before it would belong to somebody else.
openAfter(meet)

// Signed out from elsewhere: who the reader is now is asked anew before the next connection.
onSignedOut(() => {
  asked = undefined
})

/** Marks that the reader has chosen a name here, and need not be asked before sitting down with others. */
const introducedKey = 'longhall.introduced'

/** Whether the reader still goes by the name the server gave them. */
export function isStranger(): boolean {
  if (known?.account) return false
  try {
    return localStorage.getItem(introducedKey) === null
  } catch {
    return false
  }
}

export async function introduce(profile: Profile): Promise<void> {
  known = await api.setMe(profile)
  try {
    localStorage.setItem(introducedKey, 'yes')
  } catch {
    // Without storage the reader is asked again next time.
  }
  // The open connection would go on speaking under the old name.
  comeAnew()
}

export async function enter(how: 'login' | 'register', credentials: Credentials): Promise<void> {
  known = await api[how](credentials)
  comeAnew()
}

export async function forget(): Promise<void> {
  await become(api.logout)
}

/** Leaves the account on every device. */
export async function forgetEverywhere(): Promise<void> {
  await become(api.logoutEverywhere)
}

/** The reader is somebody else after this call, or known by another name, at their own wish. */
export async function become(how: () => Promise<Me>): Promise<void> {
  leaving = true
  try {
    known = await how()
    comeAnew()
  } finally {
    leaving = false
  }
}

export async function changePassword(change: PasswordChange): Promise<void> {
  known = await api.changePassword(change)
  comeAnew()
}
