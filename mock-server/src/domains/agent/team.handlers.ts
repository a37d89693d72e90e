import { isWithin, toDateRange } from '../../kernel/validation/date-range.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { agentsOnly, type AgentsOnlyDependencies } from './agents-only.ts'
import type { CommissionsService } from './commissions.service.ts'
import type { FiguresService } from './figures.service.ts'
import { toCommission, toFigures, teamView } from './team-view.ts'
import type { TreeService } from './tree.service.ts'

type Operations = 'getTeamOverview' | 'listTeamProfitAndLoss' | 'listCommissions'
export type TeamDependencies = AgentsOnlyDependencies & {
  tree: TreeService
  figures: FiguresService
  commissions: CommissionsService
}
type TeamRequest = {
  query: { startDate?: number; endDate?: number; subordinateName?: string }
  world: HandlerCall['world']
}

const PAGE_SIZE = 13

const periodOf = ({ query, world }: TeamRequest) =>
  toDateRange({ start: query.startDate, end: query.endDate }, world.clock.now(), 'endDate')

export const teamHandlers = ({ system, tree, figures, commissions }: TeamDependencies): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  const topOf = (agent: Caller, name: string | undefined) =>
    name ? tree.getDownline(agent, name, 'subordinateName').id : agent.id
  const view = teamView({ tree, figures })

  return {
    getTeamOverview: (call) => view.overview(topOf(agentOf(call.member()), call.query.subordinateName), periodOf(call)),

    listTeamProfitAndLoss(call) {
      const { subordinateName, page = 1, size = PAGE_SIZE } = call.query
      const top = topOf(agentOf(call.member()), subordinateName)
      const range = periodOf(call)
      const team = tree.branchOf(top)
      const direct = team.filter(({ level }) => level === 1)
      const { rows, ...count } = pageOf(direct, { page, size })
      const ids = team.map(({ id }) => id)
      return { list: rows.map((one) => view.row(one, range)), ...count, footer: toFigures(figures.ofAll(ids, range)) }
    },

    listCommissions(call) {
      const { page = 1, size = PAGE_SIZE } = call.query
      const agent = agentOf(call.member())
      const range = periodOf(call)
      const found = commissions.of(agent.id).filter(({ day }) => isWithin(day, range))
      const { rows, ...count } = pageOf(found, { page, size })
      const amount = toDecimal(found.reduce((sum, one) => sum + one.amount, 0))
      return { list: rows.map(toCommission), ...count, footer: { amount } }
    },
  }
}
