import type { PayloadCipher } from './cipher/payload-cipher.ts'
import { plainCipher } from './cipher/plain.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayOptions } from './gateway-options.ts'
import type { Http } from './http.ts'
import { defaultDialect } from './dialect.ts'
import { createTransport } from './transport/transport.ts'

export { GatewayError, isRefusal } from './gateway-error.ts'
export type { GatewayOptions } from './gateway-options.ts'
export type { Http } from './http.ts'

/**
 * Creates the core of a gateway client. The resources are separate modules on top of it, so that a page loads only those it uses.
 * @example
 * const http = gatewayCore({ baseUrl: '', merchant: 'DEMO', token: () => session?.token })
 * const { sumBalance } = await wallet(http).get()
 */
export function gatewayCore(options: GatewayOptions): Http {
  const { isStandalone = () => false, now = Date.now } = options
  const { merchant, deviceId, random = cryptoRandom } = options
  const dialect = { ...defaultDialect, ...options.dialect }
  const language = () => {
    try {
      return options.language?.() ?? 'VI'
    } catch (cause) {
      throw new GatewayError(
        { operation: 'language', status: 0, code: 'network.failed', reason: 'the option threw' },
        { cause },
      )
    }
  }
  let cipher: Promise<PayloadCipher> | undefined
  const forgetKey = () => (cipher = undefined)
  const encrypt = async (text: string) => {
    cipher ??= cipherOf(http, random)
    // A failure is not remembered.
    cipher.catch(forgetKey)
    return (await cipher).encrypt(text)
  }
  const token = async () => options.token?.()
  const clientOf = createTransport({ ...options, language }, { encrypt, forgetKey })
  const http: Http = { clientOf, dialect, merchant, language, token, isStandalone, deviceId, now, encrypt, forgetKey }
  return http
}

async function cipherOf(http: Http, random: () => number): Promise<PayloadCipher> {
  if (http.dialect.cipher === 'plain') return plainCipher
  const { createGatewayCipher: gatewayCipher } = await import('./cipher/gateway-cipher.ts')
  return gatewayCipher(http, random)
}

const cryptoRandom = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
