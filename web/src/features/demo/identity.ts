import { identity } from '#api/identity.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { createStore } from '#lib/store.ts'
import { control } from './control.ts'

/** What the provider's page says to the page that opened it. */
export type Told = { firebaseIdToken: string } | { failure: string }
/** The provider's page, open over ours until one of these has been called. */
export type Visit = { address: string; tell: (told: Told) => void; turnBack: () => void }

/** Whoever is at the provider just now. */
export const visit = createStore<Visit | undefined>(undefined)

const language = () => currentLanguage().toLowerCase()

/** Sends somebody to the provider's page; answers the token they bring back, and nothing when they turned back. */
async function sendTo(provider: 'google.com' | 'facebook.com') {
  const asked = { provider, origin: location.origin, language: language() }
  const { address } = await control<{ address: string }>('POST /identity/page', asked)
  visit.get()?.turnBack()
  const answer = new Promise<string | undefined>((turn, fail) => {
    const tell = (told: Told) => ('failure' in told ? fail(new Error(told.failure)) : turn(told.firebaseIdToken))
    visit.set({ address, tell, turnBack: () => turn(undefined) })
  })
  return answer.finally(() => visit.set(undefined))
}

/** Has a code sent, which the mock's outbox shows; what is answered tells it for a token. */
async function sendCode(number: string) {
  await control('POST /identity/codes', { number, language: language() })
  return async (code: string) =>
    (await control<{ firebaseIdToken: string }>('POST /identity/codes/confirm', { number, code })).firebaseIdToken
}

/** In the demo a page of the mock stands in for the services that vouch for people. */
export const vouchInDemo = () =>
  identity.use({
    google: () => sendTo('google.com'),
    facebook: () => sendTo('facebook.com'),
    sendCode,
  })

/** What a message says, or nothing when it is not one of the provider's. */
export function readTold(data: unknown): Told | undefined {
  if (typeof data !== 'object' || data === null || !('longan' in data) || data.longan !== 'identity') return undefined
  if ('firebaseIdToken' in data && typeof data.firebaseIdToken === 'string')
    return { firebaseIdToken: data.firebaseIdToken }
  return 'failure' in data && typeof data.failure === 'string' ? { failure: data.failure } : undefined
}
