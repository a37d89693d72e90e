import { isWithin, rangeOf } from '../../kernel/date-range.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { toDecimal } from '../../kernel/money.ts'
import { pageOf } from '../../kernel/paging.ts'
import { agentsOnly, type AgentsOnlyNeeds } from './agents-only.ts'
import type { CommissionsService } from './commissions.service.ts'
import type { FiguresService } from './figures.service.ts'
import { asCommission, asFigures, teamView } from './team-view.ts'
import type { TreeService } from './tree.service.ts'

type Operations = 'getTeamOverview' | 'listTeamProfitAndLoss' | 'listCommissions'
export type TeamNeeds = AgentsOnlyNeeds & {
  tree: TreeService
  figures: FiguresService
  commissions: CommissionsService
}
type Asked = { query: { startDate?: number; endDate?: number; subordinateName?: string }; world: HandlerCall['world'] }

const PAGE = 13

const spanOf = ({ query, world }: Asked) =>
  rangeOf({ start: query.startDate, end: query.endDate }, world.clock.now(), 'endDate')

export const teamHandlers = ({ system, tree, figures, commissions }: TeamNeeds): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  /** Whose team it is: the caller's, or that of somebody below. */
  const topOf = (agent: Caller, name: string | undefined) =>
    name ? tree.named(agent, name, 'subordinateName').id : agent.id
  const view = teamView({ tree, figures })

  return {
    getTeamOverview: (call) => view.overview(topOf(agentOf(call.member()), call.query.subordinateName), spanOf(call)),

    listTeamProfitAndLoss(call) {
      const { subordinateName, page = 1, size = PAGE } = call.query
      const top = topOf(agentOf(call.member()), subordinateName)
      const range = spanOf(call)
      const team = tree.branchOf(top)
      const direct = team.filter(({ level }) => level === 1)
      const { rows, ...count } = pageOf(direct, { page, size })
      const ids = team.map(({ id }) => id)
      return { list: rows.map((one) => view.row(one, range)), ...count, footer: asFigures(figures.ofAll(ids, range)) }
    },

    listCommissions(call) {
      const { page = 1, size = PAGE } = call.query
      const agent = agentOf(call.member())
      const range = spanOf(call)
      const found = commissions.of(agent.id).filter(({ day }) => isWithin(day, range))
      const { rows, ...count } = pageOf(found, { page, size })
      const amount = toDecimal(found.reduce((sum, one) => sum + one.amount, 0))
      return { list: rows.map(asCommission), ...count, footer: { amount } }
    },
  }
}
