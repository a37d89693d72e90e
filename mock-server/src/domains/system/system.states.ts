import * as v from 'valibot'
import type { Fault } from '../../kernel/faults.ts'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { SystemSettings } from './system.settings.ts'

const failing = v.object({ operation: v.string(), status: v.number(), code: v.string() })

export const systemStates = ({ settings, faults }: World<SystemSettings>) => ({
  'the site is open': state(v.object({}), () => {
    settings.status = { maintenance: false, regionRestriction: false, ipBlocked: false }
  }),
  'the site is under maintenance': state(v.object({}), () => {
    settings.status = { maintenance: true, regionRestriction: false, ipBlocked: false }
  }),
  'an operation fails': state(failing, (fault) => faults.add(fault as Fault)),
})
