import { connect } from '../src/api/gateway.ts'
import { askFirstView } from '../src/api/first-view.ts'
import type { Config } from '../src/lib/config-shape.ts'
import type { EarlyCall } from '../src/lib/early.ts'
import { QueryClient } from '@tanstack/react-query'

/** The calls of home's first screen, recorded from the app's own way to the gateway. */
export async function earlyCalls(config: Partial<Config>) {
  return { guest: await record(config), member: await record(config, '__token__') }
}

async function record({ gatewayUrl = '', merchant = 'DEMO', profile = {} }: Partial<Config>, token?: string) {
  const calls: EarlyCall[] = []
  // A build has no page: where one would be, each visit puts its own.
  Reflect.set(globalThis, 'location', globalThis.location ?? { host: '__host__', origin: 'http://page.invalid' })
  connect({
    baseUrl: gatewayUrl,
    merchant,
    profile,
    token: () => token,
    language: () => '__language__',
    fetch: ({ url, headers }) => {
      calls.push({ url: url.replace(location.origin, ''), headers: Object.fromEntries(headers) })
      return Promise.resolve(Response.json({}, { status: 400 }))
    },
  })
  await askFirstView(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 'VI')
  return calls
}
