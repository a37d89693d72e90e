import type { Answer } from '../drift/gateway-client.ts'

/**
 * The cookies that a gateway gives the page, by which some know the captcha they have shown. They go back to it; no other cookie of the page
 * does, since those are somebody else's.
 */
export function createGatewayCookies() {
  const names = new Set<string>()
  return {
    /** Remembers which cookie an answer gives. */
    keep(answer: Answer) {
      const name = 'failure' in answer ? undefined : answer.headers?.['set-cookie']?.split('=')[0]
      if (name) names.add(name.trim())
    },
    /** Of the cookies that a page sends those of the gateway, or nothing. */
    of(sent = ''): string | undefined {
      const own = sent.split(/; */).filter((one) => names.has(one.split('=')[0]!.trim()))
      return own.length > 0 ? own.join('; ') : undefined
    },
  }
}
