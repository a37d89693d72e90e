import type { GatewayDialect } from '@longan/sdk'

export type Config = {
  /** `gateway`: HTTP requests to a gateway. `demo`: the mock runs in the page (demo build only). */
  mode: 'gateway' | 'demo'
  /** Empty means the page's own origin. */
  gatewayUrl: string
  merchant: string
  languages: ('VI' | 'EN')[]
  theme: 'dark' | 'light'
  dialect: Partial<GatewayDialect>
  floatingService: boolean
  /** The age that new members confirm: 18 or 21. */
  minimumAge: number
  /** The time zone of all dates, such as `Europe/Berlin`. */
  timeZone: string
  /** Groups thousands in balances; `false` gives the plain number of the specification. */
  groupThousands: boolean
  /** The message for a wrong invitation code: it is invalid, or a valid one is required. */
  wrongInvitation: 'invalid' | 'useValid'
  /** The address that receives a POST for each crash of the app; empty for none. */
  errorReportUrl: string
  /** Shows why a change of the password failed; by default the form stays without a message, as specified. */
  passwordChangeErrors: boolean
  /** Who helps people who play too much: a name, and an address to open such as `tel:` or `https:`. */
  helpContacts: { name: string; address: string }[]
}
