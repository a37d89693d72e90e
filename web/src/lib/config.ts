import type { Config } from './config-shape.ts'

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
