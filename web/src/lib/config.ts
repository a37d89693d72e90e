import { checkConfig } from './config-fields.ts'
import type { Config } from './config-shape.ts'

/** The configuration of this site; these defaults until `readConfig` has run. */
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

/** Takes over what the page says about the site. A field that cannot be used keeps its default, and the console says so. */
export function readConfig(given: unknown = {}) {
  const { usable, problems } = checkConfig(given)
  // oxlint-disable-next-line no-console -- whoever set the site up looks here
  for (const problem of problems) console.warn(problem)
  return Object.assign(config, usable)
}
