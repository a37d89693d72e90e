import type { GatewayOptions } from '../gateway-options.ts'

/** Also a path of the page's own origin. React Native has no `URL.canParse`. */
const ADDRESS = /^(?:(?:https?:\/)?\/[^\s?#@]+)?$/i

/** Throws a TypeError without the address, which may contain a password. */
export function assertAddress(baseUrl: string) {
  // A value of another type is no address.
  if (!ADDRESS.test(baseUrl)) throw new TypeError('baseUrl must be an http(s) address')
}

type Limits = Pick<GatewayOptions, 'timeout' | 'uploadTimeout' | 'retries'>

/** Returns the limits of all calls or of one, with defaults. Throws a TypeError that names the first limit that no call could have. */
export function limitsOf({ timeout = 20_000, uploadTimeout = 120_000, retries = 2 }: Limits = {}) {
  const limits = { timeout, uploadTimeout, retries }
  for (const [name, value] of Object.entries(limits)) {
    const min = name === 'retries' ? 0 : 1
    // Neither NaN nor a text is equal to its maximum.
    if (Math.max(min, value) !== value) throw new TypeError(`${name} must be at least ${min}`)
  }
  return limits
}
