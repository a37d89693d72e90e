import type { Api } from '@longan/react-query'
import { gatewayCore, type GatewayOptions, type Http } from '@longan/sdk/core'
import { takePreloaded } from '#lib/device/preloaded-calls.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import type { Language } from '#lib/money/money.ts'
import { session } from './member/session.ts'

type Send = NonNullable<GatewayOptions['fetch']>

/** Updates the server clock from the Date header of each response. */
const withServerClock =
  (send: Send): Send =>
  async (request, init) => {
    const { at: sentAt, reply: answer } = takePreloaded(request) ?? { at: Date.now(), reply: send(request, init) }
    const reply = await answer
    const date = Date.parse(reply.headers.get('date') ?? '')
    if (!Number.isNaN(date)) serverClock.learn({ serverTime: date, sentAt, receivedAt: Date.now() })
    return reply
  }

/** A response to a member must not be stored: the browser would return it to the next one. */
const cacheOf = ({ headers }: Request) => (headers.has('Authorization') ? 'no-store' : 'default')

const overNetwork: Send = async (request, { onProgress } = {}) => {
  if (!onProgress) return globalThis.fetch(request, { cache: cacheOf(request) })
  const { sendWithProgress } = await import('@longan/sdk/progress')
  return sendWithProgress(request, onProgress)
}

/** The HTTP client of the app. Each domain of the SDK uses it and is bundled with its callers: `wallet(http).get()`. */
export let http: Http = gatewayCore({ baseUrl: '', merchant: '' })

/** The gateway for queries, which are cached for each account. */
export const api: Api = {
  get http() {
    return http
  },
  account: () => session.get()?.userName,
}

/** The same in a language: a component that has it is rendered again when it changes. */
export const apiIn = (language: Language): Api => ({ ...api, http: { ...http, language: () => language } })

/** Connects the app to a gateway; tests and the demo pass the fetch of a mock server. */
export function connect({ fetch, ...options }: GatewayOptions) {
  const send = withServerClock(fetch ?? overNetwork)
  http = gatewayCore({ ...options, baseUrl: options.baseUrl || location.origin, fetch: send })
}
