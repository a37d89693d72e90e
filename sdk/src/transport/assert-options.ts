import type { GatewayOptions } from '../gateway-options.ts'

/** Also a path of the page's own origin. React Native has no `URL.canParse`. */
const ADDRESS = /^(?:https?:\/\/[^\s/?#@]+)?(?:\/[^\s?#]*)?$/i

const isAmount = (value: unknown) => typeof value === 'number' && value >= 0

/** Throws a TypeError that names the first option that no call could use; without its value, which may contain a password. */
export function assertOptions({ baseUrl, timeout = 0, uploadTimeout = 0, retries = 0 }: GatewayOptions) {
  if (baseUrl && !(typeof baseUrl === 'string' && ADDRESS.test(baseUrl)))
    throw invalidOption(
      'baseUrl must be an address such as https://gateway.example, without user, query and fragment; empty for the page’s own origin',
    )
  for (const [name, value] of Object.entries({ timeout, uploadTimeout, retries }))
    if (!isAmount(value)) throw invalidOption(`${name} must be a number of at least 0`)
}

const invalidOption = (reason: string) => new TypeError(`Failed to create the gateway: ${reason}`)
