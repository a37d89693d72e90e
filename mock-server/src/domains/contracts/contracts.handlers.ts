import type { Caller } from '../../kernel/world/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { Answer, ContractKind, ContractsService } from './contracts.service.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { toFunds } from './contract-view.ts'
import { contractManagementHandlers, type ContractsDependencies } from './contract-management.handlers.ts'

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
