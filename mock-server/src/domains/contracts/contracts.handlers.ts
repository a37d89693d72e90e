import type { Caller } from '../../kernel/world/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { Answer, ContractKind, ContractsService, Contract, Payout } from './contracts.service.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { toFunds, toContract, toPayout, KINDS, toStep } from './contract-view.ts'
import { isWithin, toDateRange } from '../../kernel/validation/inputs.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'

type ContractManagementOperations =
  | 'listContracts'
  | 'createContract'
  | 'cancelContract'
  | 'listSalaries'
  | 'listDividends'
type ContractsDependencies = { system: SystemService; contracts: ContractsService; members: MembersService }
type PayoutListCall = Pick<HandlerCall<'listDividends'>, 'query' | 'member' | 'world'>

const PAGE_SIZE = 13

const contractManagementHandlers = ({
  system,
  contracts,
  members,
}: ContractsDependencies): Handlers<ContractManagementOperations> => {
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

type Operations =
  | 'getFundsConsolidated'
  | 'processDividendContract'
  | 'processDailySalaryContract'
  | 'processHourSalaryContract'
  | 'processRealTimeSalaryContract'
  | 'processDividendContractByMcs2'
  | 'processDailySalaryContractByMcs2'
  | 'processHourSalaryContractByMcs2'

const EXCLUDED_TYPES: readonly number[] = [4, 40, 41, 42]

const answerHandlers = ({ contracts }: { contracts: ContractsService }): Handlers<Operations> => {
  const own = (member: Caller, kind: ContractKind) => contracts.of(member.id).filter((one) => one.kind === kind)

  const fundsOf = ({ id, type = 4 }: Caller) =>
    toFunds(EXCLUDED_TYPES.includes(type) ? [] : contracts.of(id), contracts)

  async function byProduct({ member, query }: Pick<HandlerCall<'processDividendContract'>, 'member' | 'query'>) {
    const answer = findAnswer(query, 'type', query.type)
    if (!answer) return { divtypecompperiodreq: fundsOf(member()).divtypecompperiodreq! }
    const status = answer === 'C' ? 'withdrawn' : 'pending'
    const found = own(member(), 'dividend').find((one) => one.product === query.type && one.status === status)
    await contracts.answer(found, answer, 'type')
    return true as const
  }
  async function byId({ member, query }: Pick<HandlerCall<'processDailySalaryContract'>, 'member' | 'query'>) {
    const answer = findAnswer(query, 'id', query.id)
    if (!answer) return { dailysalreqtype: fundsOf(member()).dailysalreqtype! }
    const found = own(member(), 'daily').find(({ id }) => id === query.id)
    await contracts.answer(found, answer, 'id')
    return true as const
  }
  const byBody = (kind: ContractKind) => async (call: PostCall) => {
    const found = own(call.member(), kind).find(({ id }) => id === call.body.contractId)
    await contracts.answer(found, call.body.status as Answer, 'contractId')
    return true
  }

  return {
    getFundsConsolidated: ({ member }) => fundsOf(member()),
    processDividendContract: byProduct,
    processDividendContractByMcs2: byProduct,
    processDailySalaryContract: byId,
    processDailySalaryContractByMcs2: byId,
    processHourSalaryContract: byBody('hourly'),
    processHourSalaryContractByMcs2: byBody('hourly'),
    processRealTimeSalaryContract: byBody('realtime'),
  }
}

/** Returns the answer of a call, undefined if the call only reads. Throws a Refusal if only one of contract and status is given. */
function findAnswer(query: { status?: Answer }, name: 'type' | 'id', contract: string | number | undefined) {
  if (contract === undefined && query.status === undefined) return undefined
  if (contract === undefined) throw invalidField(name, 'is missing')
  if (query.status === undefined) throw invalidField('status', 'is missing')
  return query.status
}

type PostCall = Pick<HandlerCall<'processHourSalaryContract'>, 'member' | 'body'>

export const contractsHandlers = (services: ContractsDependencies) => ({
  ...answerHandlers(services),
  ...contractManagementHandlers(services),
})
