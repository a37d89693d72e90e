import type { GatewayDialect } from '@longan/sdk'
import type { Brand } from '#lib/brand/brand-file.ts'

/** What the style sheet of a brand is derived from. */
type Look = { colour: string } & Pick<Brand, 'radius' | 'font' | 'weight'> &
  Partial<Pick<Brand, 'shortName' | 'secondColour'>>

export type SiteBrand = {
  name: { VI: string; EN: string }
  /** The address of the picture that stands for the mark and the name in the header. */
  logo?: string
  /** The address of the square picture that stands for the mark. */
  mark?: string
  /** The colours of the page, which the browser shows around it. */
  colours: { dark: string; light: string }
  /** The sign after amounts in place of ₫. */
  currency?: string
  /** Shown at the foot of home. */
  footer?: { VI: string; EN: string }
  links: { title: { VI: string; EN: string }; address: string }[]
  /** The brand page of the panel begins with it; the pages do not need it. */
  look?: Look
}

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
  /** Name, pictures and colours of the site in place of the default ones; written by `npm run brand`. */
  brand?: SiteBrand
  /** Who helps people who play too much: a name, and an address to open such as `tel:` or `https:`. */
  helpContacts: { name: string; address: string }[]
}
