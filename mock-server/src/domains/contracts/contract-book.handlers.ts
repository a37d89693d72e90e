import type { Caller } from '../../kernel/caller.ts'
import { isWithin, rangeOf } from '../../kernel/date-range.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { toDecimal } from '../../kernel/money.ts'
import { pageOf } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Contract, ContractsService, Payout } from './contracts.service.ts'
import { asContract, asPayout, KINDS, stepOf } from './contract-view.ts'

type Operations = 'listContracts' | 'createContract' | 'cancelContract' | 'listSalaries' | 'listDividends'
export type BookNeeds = { system: SystemService; contracts: ContractsService; members: MembersService }
type Asked = Pick<HandlerCall<'listDividends'>, 'query' | 'member' | 'world'>

const PAGE = 13

export const contractBookHandlers = ({ system, contracts, members }: BookNeeds): Handlers<Operations> => {
  const row = (one: Contract) => asContract(one, members.get(one.memberId)?.account ?? '')

  function refuseMember(member: Caller) {
    if (system.isAgent(member)) return
    const reason = 'only an agent offers contracts'
    throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
  }

  function paid({ query, member, world }: Asked, isWanted: (payout: Payout) => boolean) {
    const { startDate, endDate, page = 1, size = PAGE } = query
    const range = rangeOf({ start: startDate, end: endDate, days: 92 }, world.clock.now(), 'endDate')
    const found = contracts.payoutsOf(member().id).filter((one) => isWanted(one) && isWithin(one.paidAt, range))
    const sorted = found.toSorted((one, other) => other.paidAt - one.paidAt)
    const { rows, ...count } = pageOf(sorted, { page, size })
    const amount = toDecimal(found.reduce((sum, one) => sum + one.amount, 0))
    return { list: rows.map(asPayout), ...count, footer: { amount } }
  }

  return {
    listContracts({ member, query: { offered, page = 1, size = PAGE } }) {
      const { id } = member()
      const { rows, ...count } = pageOf(offered === 'Y' ? contracts.offeredBy(id) : contracts.of(id), { page, size })
      return { list: rows.map(row), ...count }
    },
    async createContract({ member, body: { downline, contractType, productType: product, rates } }) {
      refuseMember(member())
      const offer = { downline, kind: KINDS[contractType], product, steps: rates.map(stepOf) }
      return row(await contracts.offer(member(), offer))
    },
    async cancelContract({ member, body }) {
      refuseMember(member())
      await contracts.withdraw(member(), body.contractId)
      return true
    },
    listSalaries: (call) =>
      paid(
        call,
        ({ kind }) => kind !== 'dividend' && (!call.query.contractType || kind === KINDS[call.query.contractType]),
      ),
    listDividends: (call) => paid(call, ({ kind }) => kind === 'dividend'),
  }
}
