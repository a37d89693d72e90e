import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'
import type { GatewayResult } from '../drift/gateway-client.ts'

const AS_SENT = { decode: (value: string) => value, encode: (value = '') => value }

/**
 * The gateway's cookies of a page, by which some gateways find the captcha they have shown. Only these are sent to the gateway; other
 * cookies of the page belong to the mock.
 */
export function createGatewayCookies() {
  const names = new Set<string>()
  return {
    store(answer: GatewayResult) {
      const cookie = 'failure' in answer ? undefined : answer.headers?.['set-cookie']
      if (cookie) names.add(parseSetCookie(cookie).name)
    },
    of(sent = ''): string | undefined {
      const own = Object.entries(parseCookie(sent, AS_SENT)).filter(([name]) => names.has(name))
      return own.length > 0 ? stringifyCookie(Object.fromEntries(own), AS_SENT) : undefined
    },
  }
}
