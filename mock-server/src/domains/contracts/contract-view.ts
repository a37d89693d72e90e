import type { components } from '@longan/sdk'
import { toDecimal, toMinor } from '../../kernel/money.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { yesNo } from '../../kernel/boolean-input.ts'
import type { Contract, ContractKind, ContractsService, Payout, Step } from './contracts.service.ts'

type Schemas = components['schemas']
type Rate = Schemas['ContractRate']

/** A share is a fraction on the wire, a fixed amount is money. */
const rateOf = ({ gives, rate }: Step) => (gives === 'share' ? rate / 10_000 : toDecimal(rate))
const typeOf = ({ gives }: Step) => (gives === 'share' ? ('P' as const) : ('F' as const))
const waits = { pending: 'P', withdrawn: 'V', active: 'E' } as const
const isShown = ({ status }: Contract): boolean => status in waits

export const KINDS = { DIVIDEND: 'dividend', DAILY: 'daily', HOURLY: 'hourly', REALTIME: 'realtime' } as const
export const asKind = (kind: ContractKind) => kind.toUpperCase() as keyof typeof KINDS

const asRate = (step: Step): Rate => ({
  minimumBet: toDecimal(step.stake),
  activeMember: step.activeMembers,
  netLoss: toDecimal(step.netLoss),
  rateType: typeOf(step),
  rate: rateOf(step),
})

/** What a request says of a step. */
export function stepOf({ minimumBet, activeMember, netLoss = 0, rateType, rate }: Rate, index: number): Step {
  const exact = (name: string, value: number | undefined) => {
    if (value === undefined) throw invalidField(`rates.${index}.${name}`, 'is finer than it can be')
    return value
  }
  const stake = exact('minimumBet', toMinor(minimumBet))
  const share = Math.round(rate * 10_000)
  const given = rateType === 'F' ? toMinor(rate) : Math.abs(share - rate * 10_000) < 1e-6 ? share : undefined
  const step = { stake, activeMembers: activeMember, netLoss: exact('netLoss', toMinor(netLoss)) }
  return { ...step, gives: rateType === 'F' ? 'fixed' : 'share', rate: exact('rate', given) }
}

export const asContract = (contract: Contract, account: string): Schemas['Contract'] => ({
  contractId: contract.id,
  contractType: asKind(contract.kind),
  productType: contract.product,
  customerName: account,
  status: contract.status.toUpperCase() as Schemas['Contract']['status'],
  offeredTime: contract.offeredAt,
  ...(contract.answeredAt !== undefined && { answeredTime: contract.answeredAt }),
  rates: contract.steps.map(asRate),
})

export const asPayout = (payout: Payout): Schemas['ContractPayout'] => ({
  orderNo: payout.id,
  contractId: payout.contractId,
  contractType: asKind(payout.kind),
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

/** What waits for an answer, and what is in force (facts D.17). Dividends show both, salaries what waits. */
export function asFunds(all: Contract[], { isExceeded }: ContractsService): Schemas['Funds'] {
  const of = (kind: ContractKind) => all.filter((one) => one.kind === kind && isShown(one))
  const waiting = (kind: ContractKind) => of(kind).filter(({ status }) => status !== 'active')
  const has = (kind: ContractKind) => of(kind).some(({ status }) => status === 'active')
  const flags = (one: Contract) => ({
    status: waits[one.status as keyof typeof waits],
    downlineHigherRate: yesNo(isExceeded(one)),
  })
  const hourly = (one: Contract) => [
    { contractId: one.id, ...flags(one), hourSalaryRates: one.steps.map(asRate) } as Schemas['HourSalaryRequest'],
  ]
  const daily = (one: Contract) => {
    const details = one.steps.map((step) => ({ ...asRate(step), betVolume: toDecimal(step.stake) }))
    return [{ id: one.id, ...flags(one), details } as Schemas['DailySalaryRequest']]
  }
  const dividend = (one: Contract) =>
    one.steps.map(
      (step) => ({ ...asRate(step), contractRate: rateOf(step), ...flags(one) }) as Schemas['DividendRequest'],
    )
  return {
    dailysalreqtype: byProduct(waiting('daily'), daily),
    divtypecompperiodreq: byProduct(of('dividend'), dividend),
    contracthoursalreq: byProduct(waiting('hourly'), hourly),
    realtimesalreqtype: byProduct(waiting('realtime'), hourly),
    contractmrdailysalinfotype: false,
    contracthoursalinfo: has('hourly'),
    dailysalinfotype: has('daily'),
    realtimesalinfotype: has('realtime'),
    divtypeinfo: has('dividend'),
  }
}
