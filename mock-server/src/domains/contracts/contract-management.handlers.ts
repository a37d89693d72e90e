import type { Caller } from '../../kernel/world/caller.ts'
import { isWithin, toDateRange } from '../../kernel/validation/date-range.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Contract, ContractsService, Payout } from './contracts.service.ts'
import { toContract, toPayout, KINDS, toStep } from './contract-view.ts'

type Operations = 'listContracts' | 'createContract' | 'cancelContract' | 'listSalaries' | 'listDividends'
export type ContractsDependencies = { system: SystemService; contracts: ContractsService; members: MembersService }
type PayoutListCall = Pick<HandlerCall<'listDividends'>, 'query' | 'member' | 'world'>

const PAGE_SIZE = 13

export const contractManagementHandlers = ({
  system,
  contracts,
  members,
}: ContractsDependencies): Handlers<Operations> => {
  const toRow = (one: Contract) => toContract(one, members.get(one.memberId)?.account ?? '')

  function listPayouts({ query, member, world }: PayoutListCall, isWanted: (payout: Payout) => boolean) {
    const { startDate, endDate, page = 1, size = PAGE_SIZE } = query
    const range = toDateRange({ start: startDate, end: endDate, maxDays: 92 }, world.clock.now(), 'endDate')
    const found = contracts.payoutsOf(member().id).filter((one) => isWanted(one) && isWithin(one.paidAt, range))
    const sorted = found.toSorted((one, other) => other.paidAt - one.paidAt)
    const { rows, ...count } = pageOf(sorted, { page, size })
    const amount = toDecimal(found.reduce((sum, one) => sum + one.amount, 0))
    return { list: rows.map(toPayout), ...count, footer: { amount } }
  }

  return {
    listContracts({ member, query: { offered, page = 1, size = PAGE_SIZE } }) {
      const { id } = member()
      const { rows, ...count } = pageOf(offered === 'Y' ? contracts.offeredBy(id) : contracts.of(id), { page, size })
      return { list: rows.map(toRow), ...count }
    },
    async createContract({ member, body: { downline, contractType, productType: product, rates } }) {
      assertAgent(system, member())
      const offer = { downline, kind: KINDS[contractType], product, steps: rates.map(toStep) }
      return toRow(await contracts.offer(member(), offer))
    },
    async cancelContract({ member, body }) {
      assertAgent(system, member())
      await contracts.withdraw(member(), body.contractId)
      return true
    },
    listSalaries: (call) =>
      listPayouts(
        call,
        ({ kind }) => kind !== 'dividend' && (!call.query.contractType || kind === KINDS[call.query.contractType]),
      ),
    listDividends: (call) => listPayouts(call, ({ kind }) => kind === 'dividend'),
  }
}

function assertAgent(system: SystemService, member: Caller) {
  if (system.isAgent(member)) return
  const reason = 'only an agent offers contracts'
  throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
}
