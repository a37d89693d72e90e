import { gatewayCore, type GatewayOptions, type Http } from '@longan/sdk/core'
import { takePreloaded } from '#lib/preloaded-calls.ts'
import { serverClock } from '#lib/server-clock.ts'

type Send = NonNullable<GatewayOptions['fetch']>

/** Every reply tells the time at the gateway; countdowns live on it. */
const withServerClock =
  (send: Send): Send =>
  async (request) => {
    const { at: sentAt, reply: answer } = takePreloaded(request) ?? { at: Date.now(), reply: send(request) }
    const reply = await answer
    const date = Date.parse(reply.headers.get('date') ?? '')
    if (!Number.isNaN(date)) serverClock.learn({ serverTime: date, sentAt, receivedAt: Date.now() })
    return reply
  }

/** How requests go over the network; an upload that is watched goes by another way. */
export const network: { send: Send } = { send: (request) => globalThis.fetch(request) }
const overNetwork: Send = (request) => network.send(request)

/** The app's one way to the gateway. Each domain stands on it and loads with who asks for it: `wallet(http).get()`. */
export let http: Http = gatewayCore({ baseUrl: '', merchant: '' })

/** Points the app at a gateway; tests and the demo give it a mock server's fetch. */
export function connect({ fetch = overNetwork, ...options }: GatewayOptions) {
  http = gatewayCore({ ...options, baseUrl: options.baseUrl || location.origin, fetch: withServerClock(fetch) })
}
