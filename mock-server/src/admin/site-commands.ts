import * as v from 'valibot'
import { badField } from '../kernel/refusal.ts'
import { applySettings, profiles } from '../scenarios/profiles.ts'
import { command } from './control-route.ts'
import { settingsPatchSchema, statusPatchSchema } from './settings-schema.ts'

const allOperational = { maintenance: false, regionRestriction: false, ipBlocked: false }

export const siteCommands = [
  command('GET /settings', v.strictObject({}), ({ site }) => site.world.settings),
  command('PATCH /settings', settingsPatchSchema, ({ site, input }) => applySettings(site.world.settings, input)),
  command(
    'POST /system/status',
    statusPatchSchema,
    ({ site, input }) => (site.world.settings.status = { ...allOperational, ...input }),
  ),
  command('GET /profiles', v.strictObject({}), () => Object.keys(profiles)),
  command('POST /profile', v.strictObject({ name: v.string() }), ({ site, input }) => {
    const patch = Object.hasOwn(profiles, input.name) ? profiles[input.name] : undefined
    if (!patch) throw badField('name', `must be one of ${Object.keys(profiles).join(', ')}`)
    return applySettings(site.world.settings, patch())
  }),
]
