import { asksContracts, defaultDialect } from '@longan/sdk'
import { invalidating } from '@longan/react-query'
import { getFundsConsolidated, processDividendContract } from '@longan/react-query/contracts'
import { contracts } from '@longan/sdk/contracts'
import { mutationOptions, useQuery } from '@tanstack/react-query'
import { config } from '#lib/site/config.ts'
import { api, http } from '#api/gateway.ts'
import { useMemberType } from '#api/member/member.queries.ts'
import { useSession } from '#api/member/session.ts'

/** The member's contracts; not fetched for member types that never have one. */
export function useFunds() {
  const type = useMemberType()
  const isEnabled = useSession() !== undefined && asksContracts(type, { ...defaultDialect, ...config.dialect })
  return { ...useQuery({ ...getFundsConsolidated.queryOptions(api), enabled: isEnabled }), isEnabled }
}

export type Funds = Awaited<ReturnType<ReturnType<typeof contracts>['getFunds']>>
/** A: accept. R: refuse. C: acknowledge the withdrawal. */
export type ContractAnswer = Parameters<ReturnType<typeof contracts>['answerDividend']>[1]
type DividendContract = { kind: 'dividend'; product: Parameters<ReturnType<typeof contracts>['answerDividend']>[0] }
type NumberedContract = { kind: 'daily' | 'hourly' | 'realtime'; id: number }
export type ContractReference = DividendContract | NumberedContract

function sendAnswer(contract: ContractReference, answer: ContractAnswer) {
  const gateway = contracts(http)
  if (contract.kind === 'dividend') return gateway.answerDividend(contract.product, answer)
  if (contract.kind === 'daily') return gateway.answerDailySalary(contract.id, answer)
  if (contract.kind === 'hourly') return gateway.answerHourSalary(contract.id, answer)
  return gateway.answerRealTimeSalary(contract.id, answer)
}

/** Answers an open contract and refetches the contracts, also after an error. */
export const answerContract = () =>
  mutationOptions({
    mutationFn: ({ contract, answer }: { contract: ContractReference; answer: ContractAnswer }) =>
      sendAnswer(contract, answer),
    ...invalidating(processDividendContract.invalidates),
  })
