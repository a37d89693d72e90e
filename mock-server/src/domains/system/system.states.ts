import * as v from 'valibot'
import type { Fault } from '../../kernel/faults.ts'
import { defineProviderState } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import { moduleIds } from './modules.ts'
import { ruledFields } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'

const failing = v.object({ operation: v.string(), status: v.number(), code: v.string() })

export const systemStates = ({ settings, faults }: World<SystemSettings>) => ({
  'the site is open': defineProviderState(v.object({}), () => {
    settings.status = { maintenance: false, regionRestriction: false, ipBlocked: false }
  }),
  'the site is under maintenance': defineProviderState(v.object({}), () => {
    settings.status = { maintenance: true, regionRestriction: false, ipBlocked: false }
  }),
  'a module is switched': defineProviderState(
    v.object({ modId: v.picklist(moduleIds), isOn: v.boolean() }),
    ({ modId, isOn }) => {
      settings.flags[modId] = isOn
    },
  ),
  'registration asks for a field': defineProviderState(v.object({ field: v.picklist(ruledFields) }), ({ field }) => {
    settings.registration = { ...settings.registration, [field]: 'R' }
  }),
  'an operation fails': defineProviderState(failing, (fault) => faults.add(fault as Fault)),
})
