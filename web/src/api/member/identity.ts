import { session } from './session.ts'

/** An identity provider. Each login returns an id token, or undefined if the user cancels. */
export type IdentityProvider = {
  google: () => Promise<string | undefined>
  facebook: () => Promise<string | undefined>
  /** Sends a code to a number (`+84912345678`); the returned function exchanges the code for an id token. */
  sendCode: (number: string) => Promise<(code: string) => Promise<string>>
}

let provider: IdentityProvider | undefined
/** The id token of a user who is not registered at the gateway yet. */
let unboundToken: string | undefined

export const identity = {
  /** Sets the identity provider; without one its logins are not offered. */
  setProvider: (service: IdentityProvider | undefined) => {
    provider = service
  },
  provider: () => provider,
  setToken: (token: string | undefined) => {
    unboundToken = token
  },
  token: () => unboundToken,
}

/** The identity provider's confirmations of codes, by purpose. */
export const confirmations = new Map<string, (code: string) => Promise<string>>()

// An action that one person began must not be bound to the account of another.
session.subscribe(() => {
  unboundToken = undefined
  confirmations.clear()
})

let known: { userName: string; password: string } | undefined

/** The password of this login, until logout or reload; it is never stored. */
export const knownPassword = {
  set: (password: string) => {
    const userName = session.get()?.userName
    known = userName === undefined ? undefined : { userName, password }
  },
  get: () => (known?.userName === session.get()?.userName ? known?.password : undefined),
  forget: () => {
    known = undefined
  },
}

session.subscribe(() => {
  if (!session.get()) knownPassword.forget()
})
