import * as v from 'valibot'
import { moduleIds } from '../domains/system/modules.ts'
import type { Settings } from '../house.ts'
import { momentSchema } from '../kernel/bounds.ts'

const statusEntries = {
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  ipBlocked: v.boolean(),
}
/** End of the maintenance, ms. */
const until = v.optional(momentSchema)

/** What keeps visitors out, as a command says it: what is not named is off. */
export const statusPatchSchema = v.strictObject({ ...v.partial(v.object(statusEntries)).entries, until })

const entries = {
  merchant: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(40)),
  flags: v.record(v.picklist(moduleIds, 'is not a module of the site'), v.boolean()),
  languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty('must name a language')),
  mobileTemplate: v.strictObject({ memberCentre: v.picklist([0, 1]), deposit: v.picklist([0, 1]) }),
  serviceChannels: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  hasDownloads: v.boolean(),
  hasContent: v.boolean(),
  wallets: v.strictObject({ isSingle: v.boolean(), closed: v.array(v.string()) }),
  deposits: v.strictObject({ isOpen: v.boolean() }),
  withdrawals: v.strictObject({ isOpen: v.boolean(), isReviewedByClock: v.boolean() }),
}

/** Some of what an operator can switch. */
export const settingsPatchSchema = v.partial(v.strictObject(entries))

/** All of it, as a snapshot keeps it. */
export const settingsSchema = v.strictObject({
  ...entries,
  status: v.strictObject({ ...statusEntries, until }),
}) satisfies v.GenericSchema<unknown, Settings>
