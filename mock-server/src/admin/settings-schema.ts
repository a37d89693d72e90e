import * as v from 'valibot'
import { catalogue } from '../catalogue/catalogue.ts'
import { CATEGORIES } from '../catalogue/game.ts'
import { PROMOTION_KEYS } from '../domains/bonuses/promotion-switches.service.ts'
import { PROMOTION_VISIBILITIES } from '../domains/content/content.service.ts'
import { turnoverSettings } from '../domains/grants/turnover.settings.ts'
import { lotteries } from '../domains/lottery/lotteries.ts'
import { moduleIds } from '../domains/system/modules.ts'
import { RULEBOOK_IDS } from '../domains/responsible-gaming/rulebooks/rulebook.ts'
import { DIALECTS } from '../domains/system/dialects.ts'
import { ruledFields } from '../domains/system/registration-rules.ts'
import type { Settings } from '../gateway.ts'
import { timestampSchema, originSchema } from '../kernel/world/limits.ts'
import { siteNameSchema, worldBrandSchema } from './brand/brand-schema.ts'

const vendor = v.pipe(
  v.string(),
  v.check((code) => catalogue().vendorByCode.has(code), 'is not a vendor'),
)

const lotteryCodes = lotteries.map(({ code }) => code)

const statusEntries = {
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  ipBlocked: v.boolean(),
}
const window = v.pipe(
  v.strictObject({ from: timestampSchema, until: timestampSchema }),
  v.check(({ from, until }) => from < until, 'must end after it begins'),
)
const plans = {
  /** End of the maintenance, ms. */
  until: v.optional(timestampSchema),
  windows: v.optional(v.array(window)),
  /** IP addresses that may enter while the site is closed. */
  whitelist: v.optional(v.array(v.pipe(v.string(), v.ip('is not an address')))),
}

/** The site status of a command; what is not named is off. */
export const statusPatchSchema = v.strictObject({ ...v.partial(v.object(statusEntries)).entries, ...plans })

const entries = {
  siteName: siteNameSchema,
  merchant: v.pipe(
    v.string(),
    v.regex(/^[!-~]{1,40}$/, 'must be 1 to 40 letters, digits or signs that a header can have'),
  ),
  flags: v.record(v.picklist(moduleIds, 'is not a module of the site'), v.boolean()),
  languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty('must name a language')),
  dialect: v.picklist(DIALECTS),
  rulebook: v.picklist(RULEBOOK_IDS, `is not a rulebook: choose ${RULEBOOK_IDS.join(', ')}`),
  registration: v.record(v.picklist(ruledFields, 'is not a field of registration'), v.picklist(['R', 'O', '-'])),
  mobileTemplate: v.strictObject({ memberCentre: v.picklist([0, 1]), deposit: v.picklist([0, 1]) }),
  serviceChannels: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  hasDownloads: v.boolean(),
  hasHelp: v.boolean(),
  imageCDNs: v.array(originSchema),
  smsByProvider: v.boolean(),
  hasContent: v.boolean(),
  promotions: v.picklist(PROMOTION_VISIBILITIES),
  verification: v.strictObject({ hasTestRecipients: v.boolean() }),
  wallets: v.strictObject({ isSingle: v.boolean(), closed: v.array(v.string()) }),
  deposits: v.strictObject({ isOpen: v.boolean() }),
  games: v.strictObject({
    repairs: v.record(vendor, v.strictObject({ from: timestampSchema, until: timestampSchema })),
    leastBalance: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    without: v.optional(v.array(vendor), []),
    withoutCategories: v.optional(v.array(v.picklist(CATEGORIES, 'is not a category')), []),
  }),
  lotteries: v.strictObject({ without: v.array(v.picklist(lotteryCodes, 'is not a lottery')) }),
  turnover: v.strictObject({
    excluded: v.array(
      v.strictObject({
        vassalage: vendor,
        gameType: v.picklist(CATEGORIES, 'is not a category'),
        excludeTurnover: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      }),
    ),
  }),
  withdrawals: v.strictObject({ isOpen: v.boolean(), isReviewedByClock: v.boolean() }),
  promotionsOff: v.array(v.picklist(PROMOTION_KEYS, 'is not a way to be rewarded')),
  agents: v.strictObject({ transfersDown: v.boolean(), transfersUp: v.boolean() }),
}

/** An unknown wallet is refused in a command only: a world that was stored with one is still read. */
const wallets = v.strictObject({ isSingle: v.boolean(), closed: v.array(vendor) })

export const settingsPatchSchema = v.partial(v.strictObject({ ...entries, wallets }))

/** All settings, as a snapshot stores them; values that older snapshots lack are those of a new site. */
export const settingsSchema = v.strictObject({
  ...entries,
  brand: v.optional(worldBrandSchema, {}),
  dialect: v.optional(entries.dialect, 'any'),
  rulebook: v.optional(entries.rulebook, 'open'),
  smsByProvider: v.optional(entries.smsByProvider, false),
  hasHelp: v.optional(entries.hasHelp, true),
  promotions: v.optional(entries.promotions, 'all'),
  imageCDNs: v.optional(entries.imageCDNs, []),
  lotteries: v.optional(entries.lotteries, { without: [] }),
  turnover: v.optional(entries.turnover, turnoverSettings().turnover),
  status: v.strictObject({ ...statusEntries, ...plans }),
}) satisfies v.GenericSchema<unknown, Settings>
