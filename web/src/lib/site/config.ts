import type { Config } from './config-shape.ts'
import type { SiteData } from './site-data.ts'

/** The configuration of this site; the defaults until `applyConfig` has run. */
export const config: Config = {
  mode: 'gateway',
  gatewayUrl: '',
  merchant: 'DEMO',
  languages: ['VI', 'EN'],
  theme: 'dark',
  dialect: {},
  floatingService: true,
  minimumAge: 21,
  timeZone: 'Asia/Ho_Chi_Minh',
  groupThousands: true,
  wrongInvitation: 'invalid',
  errorReportUrl: '',
  passwordChangeErrors: false,
  helpContacts: [],
}

export function applyConfig({ config: overrides, problems = [] }: SiteData) {
  // oxlint-disable-next-line no-console -- operators look for configuration problems here
  for (const problem of problems) console.warn(problem)
  return Object.assign(config, overrides)
}
