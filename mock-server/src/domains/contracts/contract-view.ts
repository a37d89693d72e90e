import type { components } from '@longan/sdk'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { yesNo } from '../../kernel/validation/inputs.ts'
import type { Contract, ContractKind, ContractsService, Payout, Step } from './contracts.service.ts'

type Schemas = components['schemas']
type Rate = Schemas['ContractRate']

const rateOf = ({ gives, rate }: Step) => (gives === 'share' ? rate / 10_000 : toDecimal(rate))
const typeOf = ({ gives }: Step) => (gives === 'share' ? ('P' as const) : ('F' as const))
const STATUS_CODES = { pending: 'P', withdrawn: 'V', active: 'E' } as const
const isShown = ({ status }: Contract): boolean => status in STATUS_CODES

export const KINDS = { DIVIDEND: 'dividend', DAILY: 'daily', HOURLY: 'hourly', REALTIME: 'realtime' } as const
export const toContractType = (kind: ContractKind) => kind.toUpperCase() as keyof typeof KINDS

const toRate = (step: Step): Rate => ({
  minimumBet: toDecimal(step.stake),
  activeMember: step.activeMembers,
  netLoss: toDecimal(step.netLoss),
  rateType: typeOf(step),
  rate: rateOf(step),
})

export function toStep({ minimumBet, activeMember, netLoss = 0, rateType, rate }: Rate, index: number): Step {
  const assertExact = (name: string, value: number | undefined) => {
    if (value === undefined) throw invalidField(`rates.${index}.${name}`, 'has too many decimals')
    return value
  }
  const stake = assertExact('minimumBet', toMinor(minimumBet))
  const share = Math.round(rate * 10_000)
  const value = rateType === 'F' ? toMinor(rate) : Math.abs(share - rate * 10_000) < 1e-6 ? share : undefined
  const step = { stake, activeMembers: activeMember, netLoss: assertExact('netLoss', toMinor(netLoss)) }
  return { ...step, gives: rateType === 'F' ? 'fixed' : 'share', rate: assertExact('rate', value) }
}

export const toContract = (contract: Contract, account: string): Schemas['Contract'] => ({
  contractId: contract.id,
  contractType: toContractType(contract.kind),
  productType: contract.product,
  customerName: account,
  status: contract.status.toUpperCase() as Schemas['Contract']['status'],
  offeredTime: contract.offeredAt,
  ...(contract.answeredAt !== undefined && { answeredTime: contract.answeredAt }),
  rates: contract.steps.map(toRate),
})

export const toPayout = (payout: Payout): Schemas['ContractPayout'] => ({
  orderNo: payout.id,
  contractId: payout.contractId,
  contractType: toContractType(payout.kind),
  productType: payout.product,
  startTime: payout.from,
  endTime: payout.to,
  paidTime: payout.paidAt,
  betVolume: toDecimal(payout.stake),
  activeMember: payout.activeMembers,
  netLoss: toDecimal(payout.netLoss),
  carriedOver: toDecimal(payout.carried),
  amount: toDecimal(payout.amount),
})

const byProduct = <Row>(contracts: Contract[], rowsOf: (contract: Contract) => Row[]): Record<string, Row[]> => {
  const products = [...new Set(contracts.map(({ product }) => product))]
  return Object.fromEntries(
    products.map((product) => [product, contracts.filter((one) => one.product === product).flatMap(rowsOf)]),
  )
}

/** Returns pending and active contracts (facts D.17): dividends include both, salaries only the pending ones. */
export function toFunds(all: Contract[], { isExceeded }: ContractsService): Schemas['Funds'] {
  const of = (kind: ContractKind) => all.filter((one) => one.kind === kind && isShown(one))
  const waiting = (kind: ContractKind) => of(kind).filter(({ status }) => status !== 'active')
  const hasActive = (kind: ContractKind) => of(kind).some(({ status }) => status === 'active')
  const flags = (one: Contract) => ({
    status: STATUS_CODES[one.status as keyof typeof STATUS_CODES],
    downlineHigherRate: yesNo(isExceeded(one)),
  })
  const hourly = (one: Contract) => [
    { contractId: one.id, ...flags(one), hourSalaryRates: one.steps.map(toRate) } as Schemas['HourSalaryRequest'],
  ]
  const daily = (one: Contract) => {
    const details = one.steps.map((step) => ({ ...toRate(step), betVolume: toDecimal(step.stake) }))
    return [{ id: one.id, ...flags(one), details } as Schemas['DailySalaryRequest']]
  }
  const dividend = (one: Contract) =>
    one.steps.map(
      (step) => ({ ...toRate(step), contractRate: rateOf(step), ...flags(one) }) as Schemas['DividendRequest'],
    )
  return {
    dailysalreqtype: byProduct(waiting('daily'), daily),
    divtypecompperiodreq: byProduct(of('dividend'), dividend),
    contracthoursalreq: byProduct(waiting('hourly'), hourly),
    realtimesalreqtype: byProduct(waiting('realtime'), hourly),
    contractmrdailysalinfotype: false,
    contracthoursalinfo: hasActive('hourly'),
    dailysalinfotype: hasActive('daily'),
    realtimesalinfotype: hasActive('realtime'),
    divtypeinfo: hasActive('dividend'),
  }
}
