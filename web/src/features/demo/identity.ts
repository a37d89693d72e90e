import { identity } from '#api/member/identity.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { createStore } from '#lib/storage/store.ts'
import { control } from './control.ts'

export type IdentityResult = { firebaseIdToken: string } | { failure: string }
export type ProviderVisit = { address: string; resolve: (result: IdentityResult) => void; cancel: () => void }

export const currentVisit = createStore<ProviderVisit | undefined>(undefined)

const language = () => currentLanguage().toLowerCase()

/** Opens the provider's page. Returns its token, or undefined if the user cancels. */
async function openProviderPage(provider: 'google.com' | 'facebook.com') {
  const request = { provider, origin: location.origin, language: language() }
  const { address } = await control<{ address: string }>('POST /identity/page', request)
  currentVisit.get()?.cancel()
  const token = new Promise<string | undefined>((resolveToken, reject) => {
    const resolve = (result: IdentityResult) =>
      'failure' in result ? reject(new Error(result.failure)) : resolveToken(result.firebaseIdToken)
    currentVisit.set({ address, resolve, cancel: () => resolveToken(undefined) })
  })
  return token.finally(() => currentVisit.set(undefined))
}

async function sendCode(number: string) {
  await control('POST /identity/codes', { number, language: language() })
  return async (code: string) =>
    (await control<{ firebaseIdToken: string }>('POST /identity/codes/confirm', { number, code })).firebaseIdToken
}

export const installDemoIdentity = () =>
  identity.setProvider({
    google: () => openProviderPage('google.com'),
    facebook: () => openProviderPage('facebook.com'),
    sendCode,
  })

/** Parses a window message. Returns undefined if it is not from the provider's page. */
export function parseIdentityResult(data: unknown): IdentityResult | undefined {
  if (typeof data !== 'object' || data === null || !('longan' in data) || data.longan !== 'identity') return undefined
  if ('firebaseIdToken' in data && typeof data.firebaseIdToken === 'string')
    return { firebaseIdToken: data.firebaseIdToken }
  return 'failure' in data && typeof data.failure === 'string' ? { failure: data.failure } : undefined
}
