import type { GatewayDialect } from '@longan/sdk'

/** What a site may configure. */
export type Config = {
  /** `gateway` speaks to a gateway over HTTP; `demo` runs the mock inside the page (the demo build alone contains it). */
  mode: 'gateway' | 'demo'
  /** Empty means the page's own origin. */
  gatewayUrl: string
  merchant: string
  languages: ('VI' | 'EN')[]
  theme: 'dark' | 'light'
  /** Overrides of the gateway profile's two-reading switches. */
  dialect: Partial<GatewayDialect>
  /** Lets a site drop the floating service shortcut. */
  floatingService: boolean
  /** How old whoever joins says to be: 18 or 21. */
  minimumAge: number
  /** Minutes from UTC in which dates are written. */
  timeZoneOffset: number
  /** Groups thousands in balances; off gives the bare number of the specification. */
  groupThousands: boolean
  /** Which of the specification's sentences a wrong invitation code gets: that it is invalid, or that a valid one is wanted. */
  wrongInvitation: 'invalid' | 'useValid'
}
