import type { Config } from './config-shape.ts'
import type { SiteData } from './site-data.ts'

/** The configuration of this site; these defaults until `readConfig` has run. */
export const config: Config = {
  mode: 'gateway',
  gatewayUrl: '',
  merchant: 'DEMO',
  languages: ['VI', 'EN'],
  theme: 'dark',
  dialect: {},
  floatingService: true,
  minimumAge: 21,
  timeZoneOffset: 420,
  groupThousands: true,
  wrongInvitation: 'invalid',
}

/** Takes over what the page says about the site, and tells the console what of it could not be used. */
export function applyConfig({ config: overrides, problems = [] }: SiteData) {
  // oxlint-disable-next-line no-console -- whoever set the site up looks here
  for (const problem of problems) console.warn(problem)
  return Object.assign(config, overrides)
}
