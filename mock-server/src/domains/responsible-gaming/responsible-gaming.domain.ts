import type { MoneyRecords } from '../../kernel/money/ledger.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { ageRuleService } from './age-rule.service.ts'
import { bonusRulesService } from './bonus-rules.service.ts'
import { breakTable } from './break.model.ts'
import { breaksInvariant } from './invariants/breaks-invariant.ts'
import { type BreakDependencies, breaksService } from './breaks.service.ts'
import { type ExclusionDependencies, exclusionsService } from './exclusions/exclusions.service.ts'
import { limitTable } from './limits/limit.model.ts'
import { limitsInvariant } from './invariants/limits-invariant.ts'
import { type LimitDependencies, limitsService } from './limits/limits.service.ts'
import { playRulesService } from './play-rules.service.ts'
import { type PlaySessionDependencies, playSessionsService } from './play-sessions.service.ts'
import { playTimeInvariant } from './invariants/play-time-invariant.ts'
import { realityCheckTable } from './reality-check.model.ts'
import { type RecentStatementService, recentStatementService } from './recent-statement.service.ts'
import { offerChoiceTable } from './offers/offer-choice.model.ts'
import { offerChoicesService } from './offers/offer-choices.service.ts'
import { responsibleGamingHandlers } from './responsible-gaming.handlers.ts'
import { responsibleGamingStates } from './responsible-gaming.states.ts'
import { type RulebookService, rulebookService, rulebookSettings, type RulebookSettings } from './rulebook.service.ts'
import { statementService } from './statement.service.ts'
import type { MembersService } from '../member/member.service.ts'
import { visitTable } from './visits/visit.model.ts'
import { visitsService, type VisitsService } from './visits/visits.service.ts'
import type { SessionService } from '../session/session.service.ts'

type Subscribed = { session: SessionService; visits: VisitsService; recentStatement: RecentStatementService }

export const responsibleGaming = defineDomain({
  name: 'responsible-gaming',
  tables: [limitTable, breakTable, visitTable, realityCheckTable, offerChoiceTable],
  settings: rulebookSettings,
  services: {
    rulebook: (world: World<RulebookSettings>) => rulebookService(world),
    offerChoices: (world: World, { rulebook }: { rulebook: RulebookService }) =>
      offerChoicesService(world, { rulebook }),
    breaks: (world: World, { rulebook, system, members, offerChoices }: BreakDependencies) =>
      breaksService(world, { rulebook, system, members, offerChoices }),
    exclusions: (world: World, dependencies: ExclusionDependencies) => exclusionsService(world, dependencies),
    limits: (world: World, dependencies: LimitDependencies) => limitsService(world, dependencies),
    statement: (world: World, { members, rulebook }: { members: MembersService; rulebook: RulebookService }) =>
      statementService(world, { members, rulebook }),
    visits: (world: World) => visitsService(world),
    playRules: playRulesService,
    ageRule: ageRuleService,
    bonusRules: bonusRulesService,
    recentStatement: recentStatementService,
    playSessions: (world: World, dependencies: PlaySessionDependencies) => playSessionsService(world, dependencies),
  },
  subscriptions: {
    session(_world: World, services: Subscribed) {
      services.session.beforeSession(async ({ id }) => {
        await services.visits.leave(id)
        await services.recentStatement.beginSession(id)
      })
    },
  },
  handlers: responsibleGamingHandlers,
  states: responsibleGamingStates,
  invariants: (records: MoneyRecords) => [
    limitsInvariant(records),
    breaksInvariant(records),
    playTimeInvariant(records),
  ],
})
