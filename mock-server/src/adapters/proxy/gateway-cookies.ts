import type { GatewayResult } from '../drift/gateway-client.ts'

/**
 * The gateway's cookies of a page, by which some gateways find the captcha they have shown. Only these are sent to the gateway; other
 * cookies of the page belong to the mock.
 */
export function createGatewayCookies() {
  const names = new Set<string>()
  return {
    store(answer: GatewayResult) {
      const name = 'failure' in answer ? undefined : answer.headers?.['set-cookie']?.split('=')[0]
      if (name) names.add(name.trim())
    },
    of(sent = ''): string | undefined {
      const own = sent.split(/; */).filter((one) => names.has(one.split('=')[0]!.trim()))
      return own.length > 0 ? own.join('; ') : undefined
    },
  }
}
