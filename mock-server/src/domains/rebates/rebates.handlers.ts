import type { Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { type Rebate, REBATE_RATES, type RebatePart, type RebatesService } from './rebates.service.ts'

type Operations = 'listRebateSettings' | 'listRebates' | 'claimRebate'

export const rebatesHandlers = ({ rebates }: { rebates: RebatesService }): Handlers<Operations> => ({
  listRebateSettings: () =>
    Object.entries(REBATE_RATES).map(([productType, rate]) => ({ productType, rebateRate: rate / 10_000 })),
  listRebates: ({ member }) => rebates.list(member().id).map(toRebate),
  claimRebate: async ({ member, body }) => toRebate(await rebates.claim(member(), body.rebateId)),
})

const toRebate = ({ id, amount, status, claimableFrom, expiresAt, parts }: Rebate) => ({
  rebateId: id,
  netStake: toDecimal(parts.reduce((sum, { stake }) => sum + stake, 0)),
  amount: toDecimal(amount),
  status,
  claimableFrom,
  expiry: expiresAt,
  details: parts.map(toPart),
})

const toPart = ({ productType, stake, rate, amount }: RebatePart) => ({
  productType,
  netStake: toDecimal(stake),
  rebateRate: rate / 10_000,
  amount: toDecimal(amount),
})
