import { agentRebatesHandlers, toRebates, type OfferedCategories } from './agent-rebates.handlers.ts'
import type { AgentTransfersService, TransferReceipt, Share } from './agent-transfers.service.ts'
import { downlinesHandlers, type DownlinesDependencies } from './downlines.handlers.ts'
import { isWithin, toDateRange, yesNo } from '../../kernel/validation/inputs.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { agentsOnly, type AgentsOnlyDependencies } from './agents-only.ts'
import type { CommissionsService } from './commissions.service.ts'
import type { FiguresService } from './figures.service.ts'
import { toCommission, toFigures, teamView, kindOf } from './team-view.ts'
import type { TreeService } from './tree.service.ts'
import type { AffiliatesService, AffiliateUrl, Registration } from './affiliates.service.ts'

type Operations = 'getTeamOverview' | 'listTeamProfitAndLoss' | 'listCommissions'
type TeamDependencies = AgentsOnlyDependencies & {
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

const teamHandlers = ({ system, tree, figures, commissions }: TeamDependencies): Handlers<Operations> => {
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

type AffiliatesOperations =
  | 'createAffiliateUrl'
  | 'deleteAffiliateUrl'
  | 'listAffiliateUrls'
  | 'listRegisteredAffiliates'
  | `${'createAffiliateUrl' | 'deleteAffiliateUrl' | 'listAffiliateUrls' | 'listRegisteredAffiliates'}ByRelay`
type AffiliatesDependencies = AgentsOnlyDependencies & { affiliates: AffiliatesService; games: OfferedCategories }

const AFFILIATES_PAGE_SIZE = 13

const affiliatesHandlers = ({ system, affiliates, games }: AffiliatesDependencies): Handlers<AffiliatesOperations> => {
  const agentOf = agentsOnly({ system })
  const toUrl = (url: AffiliateUrl) => ({
    affiUrlId: url.id,
    affiliateCode: url.code,
    url: `/m/register?affiliateCode=${url.code}`,
    type: url.memberType,
    rebates: toRebates(url.rates, games),
    remark: url.remark,
    registeredCount: affiliates.registered(url.agentId).filter((one) => one.url.id === url.id).length,
    createTime: url.createdAt,
  })
  const create = async ({ member, body }: Pick<HandlerCall<'createAffiliateUrl'>, 'member' | 'body'>) => {
    const { type = 0, rebates = [], remark = '' } = body
    return toUrl(await affiliates.create(agentOf(member()), { memberType: type, rebates, remark }))
  }
  const remove = ({ member, query }: Pick<HandlerCall<'deleteAffiliateUrl'>, 'member' | 'query'>) => {
    affiliates.remove(agentOf(member()), query.affiUrlId)
    return true
  }
  const list = ({ member }: Pick<HandlerCall, 'member'>) => affiliates.of(agentOf(member()).id).map(toUrl)
  const registered = ({ member, query }: Pick<HandlerCall<'listRegisteredAffiliates'>, 'member' | 'query'>) => {
    const { page = 1, size = AFFILIATES_PAGE_SIZE } = query
    const { rows, ...count } = pageOf(affiliates.registered(agentOf(member()).id), { page, size })
    return { list: rows.map(toRegistration), ...count }
  }

  return {
    createAffiliateUrl: create,
    createAffiliateUrlByRelay: create,
    deleteAffiliateUrl: remove,
    deleteAffiliateUrlByRelay: remove,
    listAffiliateUrls: list,
    listAffiliateUrlsByRelay: list,
    listRegisteredAffiliates: registered,
    listRegisteredAffiliatesByRelay: registered,
  }
}

const toRegistration = ({ member, url, joinedAt }: Registration) => ({
  username: member.account,
  type: kindOf(member),
  affiliateCode: url.code,
  registerTime: joinedAt,
})

type AgentTransfersOperations =
  | 'getTransferEnabled'
  | 'transferDownline'
  | 'transferDownlines'
  | 'checkDownlineTransfers'
type AgentTransfersDependencies = AgentsOnlyDependencies & { agentTransfers: AgentTransfersService; tree: TreeService }

const agentTransfersHandlers = ({
  system,
  agentTransfers,
  tree,
}: AgentTransfersDependencies): Handlers<AgentTransfersOperations> => {
  const agentOf = agentsOnly({ system })
  return {
    getTransferEnabled({ member }) {
      const { transfersDown, transfersUp } = agentTransfers.getEnabledDirections()
      const hasUpline = tree.uplineOf(agentOf(member()).id) !== undefined
      return { transferDownEnabled: yesNo(transfersDown), transferUpEnabled: yesNo(transfersUp && hasUpline) }
    },
    async transferDownline({ member, body }) {
      const { downline, password, remark = '' } = body
      const amount = toMinor(body.transferAmount)
      const agent = agentOf(member())
      if (downline === undefined) return toReceipt(await agentTransfers.sendUp(agent, { amount, password, remark }))
      const shares = [{ downline, amount, field: 'downline' }]
      return toReceipt(await agentTransfers.sendDown(agent, { shares, password, remark }))
    },
    async transferDownlines({ member, body }) {
      const { transfers, password, remark = '' } = body
      return toReceipt(
        await agentTransfers.sendDown(agentOf(member()), { shares: sharesOf(transfers), password, remark }),
      )
    },
    checkDownlineTransfers({ member, body }) {
      const { parts, total, balance } = agentTransfers.preview(agentOf(member()), sharesOf(body.transfers))
      return {
        totalAmount: toDecimal(total),
        currentAvailBalance: toDecimal(balance),
        remainingBalance: toDecimal(balance - total),
        transfers: parts.map(({ account, amount }) => ({ downline: account, transferAmount: toDecimal(amount) })),
      }
    },
  }
}

const sharesOf = (transfers: readonly { downline: string; transferAmount: number }[]): Share[] =>
  transfers.map(({ downline, transferAmount }, index) => ({
    downline,
    amount: toMinor(transferAmount),
    field: `transfers.${index}.downline`,
  }))

const toReceipt = ({ orderNo, total, balance }: TransferReceipt) => ({
  orderNo,
  totalAmount: toDecimal(total),
  currentAvailBalance: toDecimal(balance),
})

type Dependencies = TeamDependencies &
  DownlinesDependencies &
  AffiliatesDependencies & { agentTransfers: AgentTransfersService }

export const agentHandlers = (services: Dependencies) => ({
  ...teamHandlers(services),
  ...downlinesHandlers(services),
  ...agentRebatesHandlers(services),
  ...affiliatesHandlers(services),
  ...agentTransfersHandlers(services),
})
