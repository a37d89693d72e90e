import type { LocalizedText } from '../../kernel/validation/language.ts'
import { flagsOf } from './modules.ts'
import type { Dialect } from './dialects.ts'
import type { FieldUses } from './registration-rules.ts'

/** The text of an SVG, or a PNG in base64. */
type Picture = { type: 'svg' | 'png'; content: string }

/** The look of the site in this world. Fields that are absent are those of the site itself. */
export type WorldBrand = {
  name?: LocalizedText | undefined
  /** Below the icon on a phone's home screen. */
  shortName?: string | undefined
  /** The main colour, `#rrggbb`. */
  colour?: string | undefined
  secondColour?: string | undefined
  radius?: 'none' | 'small' | 'medium' | 'large' | undefined
  font?: 'saira' | 'inter' | 'system' | undefined
  weight?: 'light' | 'regular' | 'bold' | undefined
  theme?: 'dark' | 'light' | undefined
  /** The default language first. */
  languages?: readonly ('VI' | 'EN')[] | undefined
  /** The sign after amounts. */
  currency?: string | undefined
  logo?: Picture | undefined
  /** A square picture: the icon of the app, and the emblem on its pages. */
  mark?: Picture | undefined
  /** At the foot of home; empty for none. */
  footer?: LocalizedText | undefined
  links?: readonly { title: LocalizedText; address: string }[] | undefined
}

export type SystemSettings = {
  /** The name of the site in messages and announcements. */
  siteName: LocalizedText
  /** The brand that the demo panel shows in place of the site's own; empty for none. */
  brand: WorldBrand
  merchant: string
  status: {
    maintenance: boolean
    regionRestriction: boolean
    ipBlocked: boolean
    /** End of the maintenance, ms. */
    until?: number | undefined
    /** Planned maintenance windows, ms. */
    windows?: readonly { from: number; until: number }[] | undefined
    whitelist?: readonly string[] | undefined
  }
  /** Module flags by id; a missing module is on. */
  flags: Record<string, boolean>
  languages: readonly string[]
  dialect: Dialect
  registration: FieldUses
  mobileTemplate: { memberCentre: 0 | 1; deposit: 0 | 1 }
  /** Number of customer-service channels, 0 to 2. */
  serviceChannels: number
  hasDownloads: boolean
  hasHelp: boolean
  /** Hosts of images; if empty, the site's own. */
  imageCDNs: readonly string[]
  /** SMS codes are sent by the identity provider, whose token then verifies the number. */
  smsByProvider: boolean
}

export const systemSettings = (): SystemSettings => ({
  siteName: { vi: 'Sơn Mài', en: 'Sơn Mài' },
  brand: {},
  merchant: 'DEMO',
  status: { maintenance: false, regionRestriction: false, ipBlocked: false },
  flags: flagsOf(),
  languages: ['VI', 'EN'],
  dialect: 'any',
  registration: {},
  mobileTemplate: { memberCentre: 1, deposit: 1 },
  serviceChannels: 2,
  hasDownloads: true,
  hasHelp: true,
  imageCDNs: [],
  smsByProvider: false,
})
