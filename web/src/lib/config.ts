import type { GatewayProfile } from '@longan/sdk'

export type Config = {
  /** `gateway` speaks to a gateway over HTTP; `demo` runs the mock inside the page (the demo build alone contains it). */
  mode: 'gateway' | 'demo'
  /** Empty means the page's own origin. */
  gatewayUrl: string
  merchant: string
  languages: ('VI' | 'EN')[]
  theme: 'dark' | 'light'
  /** Overrides of the gateway profile's two-reading switches. */
  profile: Partial<GatewayProfile>
  /** Lets a site drop the floating service shortcut. */
  floatingService: boolean
  /** Minutes from UTC in which dates are written. */
  timeZoneOffset: number
  /** Groups thousands in balances; off gives the bare number of the specification. */
  groupThousands: boolean
}

/** The configuration of this site; these defaults until `loadConfig` has run. */
export const config: Config = {
  mode: 'gateway',
  gatewayUrl: '',
  merchant: 'DEMO',
  languages: ['VI', 'EN'],
  theme: 'dark',
  profile: {},
  floatingService: true,
  timeZoneOffset: 420,
  groupThousands: true,
}

/** Reads `config.json` beside the page. A missing or wrong file leaves the defaults, so the app always starts. */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<Config> {
  const text = await fetchFile('/config.json').then(
    (reply) => (reply.ok ? reply.text() : ''),
    () => '',
  )
  if (!text.startsWith('{')) return config
  // Checking needs a library that nothing else needs before the first screen.
  const { parseConfig } = await import('./config-schema.ts')
  return Object.assign(config, parseConfig(text))
}
