import type { ContractReference, Funds } from './contracts.queries.ts'
import { paths } from '#lib/site/paths.ts'

/** The contract pages. Hourly and real-time contracts share one. */
export type ContractPage = 'salary' | 'dividend' | 'hourly'
const contractPages = ['salary', 'dividend', 'hourly'] as const
export const contractPaths = {
  salary: paths.salaryContract,
  dividend: paths.dividendContract,
  hourly: paths.hourlyContract,
} as const

/** A condition and its payment. Amounts are in the gateway's decimals. With `isShare`, `rate` is a fraction of the base, else an amount. */
export type Step = { stake: number; members: number; loss: number; isShare: boolean; rate: number }
/** P: offered. V: withdrawn by the upline, not yet acknowledged. E: in force. */
export type Offer = {
  answered: ContractReference
  product: string
  status: 'P' | 'V' | 'E'
  /** A direct downline has a higher rate. */
  isExceeded: boolean
  steps: Step[]
}

type OpenRow = { status: 'P' | 'V'; downlineHigherRate: 'Y' | 'N' }
type Rate = { activeMember: number; rateType: 'P' | 'F'; rate: number }
type DividendProduct = Extract<ContractReference, { kind: 'dividend' }>['product']

const stepOf = (stake: number, { activeMember, rateType, rate }: Rate): Step => ({
  stake,
  members: activeMember,
  loss: 0,
  isShare: rateType === 'P',
  rate,
})
const commonFields = (product: string, { status, downlineHigherRate }: OpenRow) => ({
  product,
  status,
  isExceeded: downlineHigherRate === 'Y',
})

const dailyOf = ({ dailysalreqtype = {} }: Funds): Offer[] =>
  Object.entries(dailysalreqtype).flatMap(([product, rows]) =>
    rows.map((row) => ({
      answered: { kind: 'daily' as const, id: row.id },
      ...commonFields(product, row),
      steps: row.details.map((one) => stepOf(one.betVolume, one)),
    })),
  )

const hourlyOf = (kind: 'hourly' | 'realtime', byProduct: Funds['contracthoursalreq'] = {}): Offer[] =>
  Object.entries(byProduct).flatMap(([product, rows]) =>
    rows.map((row) => ({
      answered: { kind, id: row.contractId },
      ...commonFields(product, row),
      steps: row.hourSalaryRates.map((one) => stepOf(one.minimumBet, one)),
    })),
  )

/** The gateway sends dividends step by step. All steps of a category with the same status are one contract. */
function dividendsOf({ divtypecompperiodreq = {} }: Funds): Offer[] {
  const statuses = ['P', 'V', 'E'] as const
  return Object.entries(divtypecompperiodreq).flatMap(([product, rows]) =>
    statuses.flatMap((status) => {
      const rowsOfStatus = rows.filter((row) => row.status === status)
      if (rowsOfStatus.length === 0) return []
      const steps = rowsOfStatus.map(({ minimumBet, activeMember, netLoss, contractRate }) => ({
        stake: minimumBet,
        members: activeMember,
        loss: netLoss,
        isShare: true,
        rate: contractRate,
      }))
      const isExceeded = rowsOfStatus.some(({ downlineHigherRate }) => downlineHigherRate === 'Y')
      return [
        { answered: { kind: 'dividend', product: product as DividendProduct }, product, status, isExceeded, steps },
      ]
    }),
  )
}

export function offersOf(funds: Funds, page: ContractPage): Offer[] {
  if (page === 'salary') return dailyOf(funds)
  if (page === 'dividend') return dividendsOf(funds)
  return [...hourlyOf('hourly', funds.contracthoursalreq), ...hourlyOf('realtime', funds.realtimesalreqtype)]
}

export const findPagesWithOpenOffers = (funds: Funds | undefined): ContractPage[] =>
  funds ? contractPages.filter((page) => offersOf(funds, page).some(({ status }) => status !== 'E')) : []
