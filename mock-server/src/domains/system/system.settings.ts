import { flagsOf } from './modules.ts'
import type { DialectReading } from './dialects.ts'
import type { FieldUses } from './registration-rules.ts'

/** What an operator can switch on a site, and what a demo or a test can switch with it. */
export type SystemSettings = {
  /** Merchant code that requests must carry in the `Merchant` header. */
  merchant: string
  status: {
    maintenance: boolean
    regionRestriction: boolean
    ipBlocked: boolean
    /** End of the maintenance, ms. */
    until?: number | undefined
    /** Planned maintenance: each opens and closes by the clock, ms. */
    windows?: { from: number; until: number }[] | undefined
    /** Addresses that come in whatever is closed. */
    whitelist?: string[] | undefined
  }
  /** Module flags by id; a module that is not named is on. */
  flags: Record<string, boolean>
  languages: string[]
  /** Which of two readings the gateway knows, where the specification has two. */
  reading: DialectReading
  /** Fields of registration that are used otherwise than usual. */
  registration: FieldUses
  mobileTemplate: { memberCentre: 0 | 1; deposit: 0 | 1 }
  /** How many customer-service channels the site offers, 0 to 2. */
  serviceChannels: number
  hasDownloads: boolean
  /** Whether the help centre has topics. */
  hasHelp: boolean
  /** Hosts that images come from; without any, the site's own. */
  imageCDNs: string[]
  /** Whether codes by SMS come from the identity provider, whose token then proves the number. */
  smsByProvider: boolean
}

export const systemSettings = (): SystemSettings => ({
  merchant: 'DEMO',
  status: { maintenance: false, regionRestriction: false, ipBlocked: false },
  flags: flagsOf(),
  languages: ['VI', 'EN'],
  reading: 'any',
  registration: {},
  mobileTemplate: { memberCentre: 1, deposit: 1 },
  serviceChannels: 2,
  hasDownloads: true,
  hasHelp: true,
  imageCDNs: [],
  smsByProvider: false,
})
