import * as v from 'valibot'
import { badField } from '../kernel/refusal.ts'
import { applySettings, profiles } from '../scenarios/profiles.ts'
import { command } from './control-route.ts'

const flag = v.optional(v.boolean())
const status = v.strictObject({
  maintenance: flag,
  regionRestriction: flag,
  ipBlocked: flag,
  /** End of the maintenance, ms. */
  until: v.optional(v.number()),
})

const settings = v.partial(
  v.strictObject({
    merchant: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    flags: v.record(v.string(), v.boolean()),
    languages: v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty('must name a language')),
    mobileTemplate: v.strictObject({ memberCentre: v.picklist([0, 1]), deposit: v.picklist([0, 1]) }),
    serviceChannels: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
    hasDownloads: v.boolean(),
    hasContent: v.boolean(),
  }),
)

const allOperational = { maintenance: false, regionRestriction: false, ipBlocked: false }

export const siteCommands = [
  command('GET /settings', v.object({}), ({ site }) => site.world.settings),
  command('PATCH /settings', settings, ({ site, input }) => applySettings(site.world.settings, input)),
  command(
    'POST /system/status',
    status,
    ({ site, input }) => (site.world.settings.status = { ...allOperational, ...input }),
  ),
  command('GET /profiles', v.object({}), () => Object.keys(profiles)),
  command('POST /profile', v.strictObject({ name: v.string() }), ({ site, input }) => {
    const patch = profiles[input.name]
    if (!patch) throw badField('name', `must be one of ${Object.keys(profiles).join(', ')}`)
    return applySettings(site.world.settings, patch())
  }),
]
