import * as v from 'valibot'
import { applySettings } from '../scenarios/presets.ts'
import { presetNames, applyPreset } from '../scenarios/apply-preset.ts'
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
  command('GET /presets', v.strictObject({}), () => presetNames),
  command('POST /preset', v.strictObject({ name: v.string() }), async ({ site, input }) => {
    await applyPreset(site, input.name)
    return site.world.settings
  }),
]
