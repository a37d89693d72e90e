import type { Caller } from '../../kernel/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import type { Answer, ContractKind, ContractsService } from './contracts.service.ts'
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

/** Member types that have no contracts. */
const EXCLUDED_TYPES: readonly number[] = [4, 40, 41, 42]

const answerHandlers = ({ contracts }: { contracts: ContractsService }): Handlers<Operations> => {
  const own = (member: Caller, kind: ContractKind) => contracts.of(member.id).filter((one) => one.kind === kind)

  async function byProduct({ member, query }: Pick<HandlerCall<'processDividendContract'>, 'member' | 'query'>) {
    const status = query.status === 'C' ? 'withdrawn' : 'pending'
    const found = own(member(), 'dividend').find((one) => one.product === query.type && one.status === status)
    await contracts.answer(found, query.status, 'type')
    return true
  }
  async function byId({ member, query }: Pick<HandlerCall<'processDailySalaryContract'>, 'member' | 'query'>) {
    const found = own(member(), 'daily').find(({ id }) => id === query.id)
    await contracts.answer(found, query.status, 'id')
    return true
  }
  const byBody = (kind: ContractKind) => async (call: PostCall) => {
    const found = own(call.member(), kind).find(({ id }) => id === call.body.contractId)
    await contracts.answer(found, call.body.status as Answer, 'contractId')
    return true
  }

  return {
    getFundsConsolidated({ member }) {
      const { id, type = 4 } = member()
      return toFunds(EXCLUDED_TYPES.includes(type) ? [] : contracts.of(id), contracts)
    },
    processDividendContract: byProduct,
    processDividendContractByMcs2: byProduct,
    processDailySalaryContract: byId,
    processDailySalaryContractByMcs2: byId,
    processHourSalaryContract: byBody('hourly'),
    processHourSalaryContractByMcs2: byBody('hourly'),
    processRealTimeSalaryContract: byBody('realtime'),
  }
}

type PostCall = Pick<HandlerCall<'processHourSalaryContract'>, 'member' | 'body'>

export const contractsHandlers = (services: ContractsDependencies) => ({
  ...answerHandlers(services),
  ...contractManagementHandlers(services),
})
