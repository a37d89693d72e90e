import { plain } from './cipher/plain.ts'
import type { PayloadCipher, SealedPayload } from './cipher/payload-cipher.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { defaultProfile, type GatewayProfile } from './profile.ts'
import type { LoginInput, operations } from './schema.gen.ts'
import { createTransport, type Transport, value } from './transport.ts'

/** What a resource needs: the transport, and what calls say about the site besides their headers. */
export type Http = Transport & {
  profile: GatewayProfile
  merchant: string
  language: () => string
  token: () => string | undefined
  isStandalone: () => boolean
  deviceId: string | undefined
  now: () => number
  /** Encrypts a body as the profile says. */
  seal: (payload: LoginInput) => Promise<SealedPayload>
  /** The gateway's public key is asked for again next time. */
  forgetKey: () => void
}

/** Every method may be cancelled. */
export type Call = { signal?: AbortSignal }
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

export function createHttp(options: GatewayOptions): Http {
  const transport = createTransport(options)
  const profile = { ...defaultProfile, ...options.profile }
  const {
    merchant,
    deviceId,
    language = () => 'VI',
    token = () => undefined,
    isStandalone = () => false,
    now = Date.now,
    random = cryptoRandom,
  } = options
  const key = keyOnce(() =>
    value(transport.GET('/wps/session/key/rsa', { params: { query: { t: now() } }, parseAs: 'text' })),
  )
  const seal = async (payload: LoginInput) => (await cipherOf(profile, key.get, random)).seal(payload)
  return { ...transport, profile, merchant, language, token, isStandalone, deviceId, now, seal, forgetKey: key.forget }
}

/** The ciphers' code is large and only logging in needs it, so it is loaded then. */
async function cipherOf(
  profile: GatewayProfile,
  modulus: () => Promise<string>,
  random: () => number,
): Promise<PayloadCipher> {
  if (profile.cipher === 'plain') return plain
  const { rsaDes } = await import('./cipher/rsa-des.ts').catch((cause: unknown) => {
    throw new GatewayError({ operation: 'login', status: 0, code: 'network.failed' }, { cause })
  })
  return rsaDes({ modulus, random, body: profile.cipherBody })
}

/** Fetches the key once; a failure is not remembered. */
function keyOnce(fetchKey: () => Promise<string>) {
  let key: Promise<string> | undefined
  const forget = () => (key = undefined)
  const get = () => {
    key ??= fetchKey().catch((error: unknown) => {
      forget()
      throw error
    })
    return key
  }
  return { get, forget }
}

const cryptoRandom = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
