/** A service that vouches for people: each way in ends with its id token, or with nothing where the person has turned back. */
export type IdentityProvider = {
  google: () => Promise<string | undefined>
  facebook: () => Promise<string | undefined>
  /** Sends a code to a number (`+84912345678`); whoever tells it gets a token that proves the number. */
  sendCode: (number: string) => Promise<(code: string) => Promise<string>>
}

let provider: IdentityProvider | undefined
/** The token of somebody whom the provider vouches for and the gateway does not know yet. */
let unboundToken: string | undefined

export const identity = {
  /** Whoever has the keys of such a service hands it in; without it nothing of it is offered. */
  setProvider: (service: IdentityProvider | undefined) => {
    provider = service
  },
  provider: () => provider,
  /** Remembers a token until the person has registered. */
  holdToken: (token: string | undefined) => {
    unboundToken = token
  },
  heldToken: () => unboundToken,
}
