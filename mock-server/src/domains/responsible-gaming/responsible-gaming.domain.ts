import type { MoneyRecords } from '../../kernel/money/ledger.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { breakTable } from './break.model.ts'
import { breaksInvariant } from './breaks-invariant.ts'
import { type BreakDependencies, breaksService } from './breaks.service.ts'
import { limitTable } from './limit.model.ts'
import { limitsInvariant } from './limits-invariant.ts'
import { type LimitDependencies, limitsService } from './limits.service.ts'
import { responsibleGamingHandlers } from './responsible-gaming.handlers.ts'
import { responsibleGamingStates } from './responsible-gaming.states.ts'
import { rulebookService, rulebookSettings, type RulebookSettings } from './rulebook.service.ts'

export const responsibleGaming = defineDomain({
  name: 'responsible-gaming',
  tables: [limitTable, breakTable],
  settings: rulebookSettings,
  services: {
    rulebook: (world: World<RulebookSettings>) => rulebookService(world),
    breaks: (world: World, { rulebook, system, members }: BreakDependencies) =>
      breaksService(world, { rulebook, system, members }),
    limits: (world: World, dependencies: LimitDependencies) => limitsService(world, dependencies),
  },
  handlers: responsibleGamingHandlers,
  states: responsibleGamingStates,
  invariants: (records: MoneyRecords) => [limitsInvariant(records), breaksInvariant(records)],
})
