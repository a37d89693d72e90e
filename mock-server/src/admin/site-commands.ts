import * as v from 'valibot'
import type { SiteSettings } from '../settings.ts'
import { command } from './control-route.ts'

const status = v.object({
  maintenance: v.optional(v.boolean()),
  regionRestriction: v.optional(v.boolean()),
  ipBlocked: v.optional(v.boolean()),
  /** End of the maintenance, ms. */
  until: v.optional(v.number()),
})

const settings = v.partial(
  v.strictObject({
    merchant: v.string(),
    flags: v.record(v.string(), v.boolean()),
    languages: v.array(v.picklist(['VI', 'EN'])),
    mobileTemplate: v.object({ memberCentre: v.picklist([0, 1]), deposit: v.picklist([0, 1]) }),
    serviceChannels: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
    hasDownloads: v.boolean(),
    hasContent: v.boolean(),
  }),
)

const allOperational = { maintenance: false, regionRestriction: false, ipBlocked: false }

export const siteCommands = [
  command('GET /settings', v.object({}), ({ site }) => site.world.settings),
  command('PATCH /settings', settings, ({ site, input }): SiteSettings => {
    const { flags, ...rest } = input
    Object.assign(site.world.settings, rest)
    Object.assign(site.world.settings.flags, flags)
    return site.world.settings
  }),
  command(
    'POST /system/status',
    status,
    ({ site, input }) => (site.world.settings.status = { ...allOperational, ...input }),
  ),
]
