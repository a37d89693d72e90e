import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { assertRealMoney } from '../../kernel/world/real-money.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import type { LimitsService } from '../responsible-gaming/limits/limits.service.ts'
import { type PaymentMethod, channelOf } from './channels.ts'
import { type Deposit, depositTable, isCredited, OPEN, type DepositState, UNPAID } from './deposit.model.ts'
import { type CreditDependencies, depositCredit } from './deposit-credit.ts'
import { getChannel, assertAmount, assertOpen, assertState } from './deposit-rules.ts'
import { promotionOf } from './promotions.ts'

export type { Deposit } from './deposit.model.ts'
export type DepositsService = ReturnType<typeof depositsService>
export type DepositsSettings = { deposits: { isOpen: boolean } }
export type DepositDraft = {
  vendorId: number
  bankCode: string
  /** Minor units; undefined if it had more than two decimals. */
  amount: number | undefined
  promotionId: number | undefined
  /** The account to credit; only the member's own is accepted. */
  target: string | undefined
}

type DepositDependencies = CreditDependencies & { limits: LimitsService }

const DEPOSIT_LIFETIME = 15 * 60_000

export const depositsService = (world: World<DepositsSettings>, dependencies: DepositDependencies) => {
  const { clock, ids, settings } = world
  const rows = world.table(depositTable)
  const flow = depositFlow(world, dependencies)
  const of = (memberId: number): Deposit[] => rows.where({ memberId })

  function get(id: string, memberId?: number): Deposit {
    const row = rows.get(id)
    if (!row || (memberId ?? row.memberId) !== row.memberId)
      throw invalidField('depositId', 'is not one of your deposits')
    return row
  }

  return {
    async create(member: Caller, draft: DepositDraft, paymentMethod: PaymentMethod): Promise<Deposit> {
      assertRealMoney(member, 'deposits')
      const now = clock.now()
      const order = validateDraft(draft, {
        paymentMethod,
        now,
        isSiteOpen: settings.deposits.isOpen,
        account: member.account,
      })
      const promotion = promotionOf(order.promotionId)
      if (promotion) dependencies.bonusRules.assertAllowed(promotion, 'promotionId')
      dependencies.limits.assertDeposit(member.id, order.requested)
      const row = newDeposit({ ...order, id: ids.order('D'), memberId: member.id, paymentMethod, now })
      flow.schedule('deposit.expire', row.expiresAt, row)
      return rows.insert(row)
    },

    get,
    of,
    open: (row: Deposit): Promise<Deposit> => flow.open(row),
    /** Records the payment of any amount, on time or late. */
    settle: (id: string, amount?: number): Promise<Deposit> => flow.settle(get(id), amount ?? get(id).requested),
    reject: (id: string, reason: LocalizedText): Promise<Deposit> => flow.reject(get(id), reason),
    cancel: (row: Deposit): Promise<Deposit> => flow.cancel(row),
    attachSlip: (row: Deposit): Promise<Deposit> => flow.attachSlip(row),
    requestReview: (row: Deposit): Promise<Deposit> => flow.requestReview(row),
    countOpen: (memberId: number): number => of(memberId).filter(({ state }) => OPEN.includes(state)).length,
    countCredited: (memberId: number): number => of(memberId).filter(isCredited).length,
    waiting: (): Deposit[] => OPEN.flatMap((state) => rows.where({ state })),
  }
}

type DraftContext = { paymentMethod: PaymentMethod; now: number; isSiteOpen: boolean; account: string }

function validateDraft(draft: DepositDraft, { paymentMethod, now, isSiteOpen, account }: DraftContext) {
  const { vendorId, bankCode, amount, promotionId, target } = draft
  const channel = getChannel(draft, paymentMethod)
  assertOpen(channel, { isSiteOpen, now })
  assertAmount(amount, channel)
  if (target && target.toLowerCase() !== account) throw invalidField('targetUsername', 'is not your own account')
  if (promotionId !== undefined && !promotionOf(promotionId))
    throw invalidField('promotionId', 'is not a promotion for deposits')
  return { vendorId, bankCode, method: channel.method, requested: amount, promotionId }
}

type DepositOrder = Pick<Deposit, 'id' | 'memberId' | 'vendorId' | 'method' | 'bankCode' | 'requested'>
type NewDeposit = DepositOrder & { promotionId?: number | undefined; paymentMethod: PaymentMethod; now: number }

/** Returns a new deposit. One paid on a page awaits payment once the page is open; all others at once. */
export const newDeposit = ({ promotionId, paymentMethod, now, ...order }: NewDeposit): Deposit => ({
  ...order,
  ...(promotionId !== undefined && { promotionId }),
  state: paymentMethod === 'page' ? 'created' : 'awaiting',
  createdAt: now,
  expiresAt: now + DEPOSIT_LIFETIME,
  credited: 0,
  fee: 0,
  bonus: 0,
  turnover: 0,
  hasSlip: false,
  isHurried: false,
})

const OVER_LIMIT = {
  vi: 'Số tiền vượt hạn mức nạp của bạn nên đã được trả lại',
  en: 'The amount was more than remains of your deposit limit, so it was returned',
}
const REVIEW_TIME = 3 * 60_000
/** Time to the credit after the member requested a review, ms. */
const REQUESTED_REVIEW = 10_000

function depositFlow(world: World, dependencies: DepositDependencies) {
  const { clock, events } = world
  const rows = world.table(depositTable)
  const { limits } = dependencies
  const credit = depositCredit(world, dependencies)
  const update = (row: Deposit, change: Partial<Deposit>): Promise<Deposit> => rows.update(row.id, change)
  const schedule = (name: string, at: number, { id }: Deposit) => events.schedule(at, name, { id })
  const on = (name: string, states: readonly DepositState[], task: (row: Deposit) => Promise<unknown>) =>
    events.on(name, async ({ id }: { id: string }) => {
      const row = rows.get(id)!
      if (states.includes(row.state)) await task(row)
    })

  on('deposit.expire', ['created', 'awaiting'], (row) => update(row, { state: 'expired' }))
  on('deposit.reviewed', ['proof'], (row) => settle(row, row.requested))
  on('deposit.credit', ['confirming'], credit)

  /** Records a payment and schedules its credit. Also accepts payments after the expiry. What is more than the deposit was begun with, and than remains of a limit, goes back to the payer. */
  async function settle(row: Deposit, paid: number): Promise<Deposit> {
    assertState(row, [...UNPAID, 'expired'])
    const now = clock.now()
    const isLate = row.state === 'expired'
    const begun = isLate ? 0 : row.requested
    const arrived = limits.keptOf(row.memberId, { paid, begun, at: isLate ? now : row.createdAt })
    const returned = arrived < paid && { returned: paid - arrived }
    if (arrived === 0) return update(row, { state: 'failed', reason: OVER_LIMIT, ...returned })
    const creditsAt = now + channelOf(row.vendorId)!.creditsAfter
    schedule('deposit.credit', creditsAt, row)
    return update(row, { state: 'confirming', arrived, creditsAt, ...returned, ...(isLate && { paidLateAt: now }) })
  }

  return { settle, schedule, ...memberSteps({ now: clock.now, update, schedule }) }
}

type FlowContext = {
  now(): number
  update(row: Deposit, change: Partial<Deposit>): Promise<Deposit>
  schedule(name: string, at: number, row: Deposit): void
}

const memberSteps = ({ now, update, schedule }: FlowContext) => ({
  open: async (row: Deposit): Promise<Deposit> => (row.state === 'created' ? update(row, { state: 'awaiting' }) : row),
  async reject(row: Deposit, reason: LocalizedText): Promise<Deposit> {
    assertState(row, OPEN)
    return update(row, { state: 'failed', reason })
  },
  async cancel(row: Deposit): Promise<Deposit> {
    assertState(row, ['created', 'awaiting'])
    return update(row, { state: 'cancelled' })
  },
  /** Attaches a slip. The full amount is credited after the review time. */
  async attachSlip(row: Deposit): Promise<Deposit> {
    assertState(row, UNPAID)
    schedule('deposit.reviewed', now() + REVIEW_TIME, row)
    return update(row, { state: 'proof', hasSlip: true })
  },
  async requestReview(row: Deposit): Promise<Deposit> {
    assertState(row, OPEN)
    if (row.state !== 'confirming') return update(row, { isHurried: true })
    const creditsAt = now() + REQUESTED_REVIEW
    schedule('deposit.credit', creditsAt, row)
    return update(row, { isHurried: true, creditsAt })
  },
})
