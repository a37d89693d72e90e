import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { systemHandlers } from './system.handlers.ts'
import { systemService } from './system.service.ts'
import { type SystemSettings, systemSettings } from './system.settings.ts'
import * as v from 'valibot'
import type { Fault } from '../../kernel/world/faults.ts'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { DIALECTS } from './dialects.ts'
import { moduleIds } from './modules.ts'
import { ruledFields } from './registration-rules.ts'

const failing = v.object({ operation: v.string(), status: v.number(), code: v.string() })

const systemStates = ({ settings, faults }: World<SystemSettings>) => ({
  'the site is open': defineProviderState(v.object({}), () => {
    settings.status = { maintenance: false, regionRestriction: false, ipBlocked: false }
  }),
  'the site is under maintenance': defineProviderState(v.object({ until: v.optional(v.number()) }), ({ until }) => {
    settings.status = { maintenance: true, until, regionRestriction: false, ipBlocked: false }
  }),
  'the region is restricted': defineProviderState(v.object({}), () => {
    settings.status = { maintenance: false, regionRestriction: true, ipBlocked: false }
  }),
  'the gateway has one dialect': defineProviderState(v.object({ dialect: v.picklist(DIALECTS) }), ({ dialect }) => {
    settings.dialect = dialect
  }),
  // The examples have the mock's configuration.
  'the site is configured': defineProviderState(
    v.object({ operation: v.string(), values: v.unknown() }),
    () => undefined,
  ),
  // The mock has these at the time of the contracts.
  'matches are played': defineProviderState(
    v.object({ playing: v.literal(2), upcoming: v.literal(6) }),
    () => undefined,
  ),
  // The mock's texts are.
  'texts are in both languages': defineProviderState(v.object({}), () => undefined),
  'a module is switched': defineProviderState(
    v.object({ modId: v.picklist(moduleIds), isOn: v.boolean() }),
    ({ modId, isOn }) => {
      settings.flags = { ...settings.flags, [modId]: isOn }
    },
  ),
  'registration asks for a field': defineProviderState(v.object({ field: v.picklist(ruledFields) }), ({ field }) => {
    settings.registration = { ...settings.registration, [field]: 'R' }
  }),
  'a response has optional fields': defineProviderState(
    v.object({ operation: v.string(), values: v.record(v.string(), v.unknown()) }),
    ({ operation, values }) => faults.add({ operation, adds: { value: values } }),
  ),
  'an operation fails': defineProviderState(failing, (fault) => faults.add(fault as Fault)),
})

export const system = defineDomain({
  name: 'system',
  settings: systemSettings,
  services: {
    system: systemService,
  },
  handlers: systemHandlers,
  states: systemStates,
})
