import * as v from 'valibot'
import type { Fault } from '../../kernel/faults.ts'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import { moduleIds } from './modules.ts'
import { ruledFields } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'

const failing = v.object({ operation: v.string(), status: v.number(), code: v.string() })

export const systemStates = ({ settings, faults }: World<SystemSettings>) => ({
  'the site is open': state(v.object({}), () => {
    settings.status = { maintenance: false, regionRestriction: false, ipBlocked: false }
  }),
  'the site is under maintenance': state(v.object({}), () => {
    settings.status = { maintenance: true, regionRestriction: false, ipBlocked: false }
  }),
  'a module is switched': state(v.object({ modId: v.picklist(moduleIds), isOn: v.boolean() }), ({ modId, isOn }) => {
    settings.flags[modId] = isOn
  }),
  'registration asks for a field': state(v.object({ field: v.picklist(ruledFields) }), ({ field }) => {
    settings.registration = { ...settings.registration, [field]: 'R' }
  }),
  'an operation fails': state(failing, (fault) => faults.add(fault as Fault)),
})
