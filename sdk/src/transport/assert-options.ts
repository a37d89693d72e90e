import type { GatewayOptions } from '../gateway-options.ts'

/** Also a path of the page's own origin. React Native has no `URL.canParse`. */
const ADDRESS = /^(?:(?:https?:\/)?\/[^\s?#@]+)?$/i

/** Throws a TypeError that names the first option that no call could use; without its value, which may contain a password. */
export function assertOptions({ baseUrl, timeout = 0, uploadTimeout = 0, retries = 0 }: GatewayOptions) {
  // A value of another type is no address.
  if (!ADDRESS.test(baseUrl)) throw new TypeError('baseUrl must be an http(s) address')
  for (const [name, value] of Object.entries({ timeout, uploadTimeout, retries }))
    if (!(value >= 0)) throw new TypeError(`${name} must be at least 0`)
}
