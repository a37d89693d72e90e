import type { Caller } from '../../kernel/caller.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { assertRealMoney } from '../../kernel/real-money.ts'
import type { World } from '../../kernel/world.ts'
import type { Words } from '../../kernel/localized-text.ts'
import type { Way } from './channels.ts'
import { type Deposit, depositTable, isCredited, OPEN } from './deposit.model.ts'
import type { CreditNeeds } from './deposit-credit.ts'
import { depositFlow } from './deposit-flow.ts'
import { channelFor, refuseAmount, refuseClosed } from './deposit-rules.ts'
import { promotionOf } from './promotions.ts'

export type { Deposit } from './deposit.model.ts'
export type DepositsService = ReturnType<typeof depositsService>
export type DepositsSettings = { deposits: { isOpen: boolean } }
export type DepositDraft = {
  vendorId: number
  bankCode: string
  /** Minor units; nothing when it was finer than that. */
  amount: number | undefined
  promotionId: number | undefined
  /** Whose account it is for: one's own, or not said. */
  target: string | undefined
}

const LIFE = 15 * 60_000

/** Money in: begun by the member, paid somewhere else, credited once. */
export const depositsService = (world: World<DepositsSettings>, needs: CreditNeeds) => {
  const { clock, ids, settings } = world
  const rows = world.table(depositTable)
  const flow = depositFlow(world, needs)
  const of = (memberId: number): Deposit[] => rows.where({ memberId })

  /** A deposit by its number; with a member, of that member. */
  function named(id: string, memberId?: number): Deposit {
    const row = rows.get(id)
    if (!row || (memberId ?? row.memberId) !== row.memberId) throw invalidField('depositId', 'is not one of your deposits')
    return row
  }

  return {
    /** Begins a deposit that is paid in this way; or refuses, and begins nothing. It waits until it expires. */
    async begin(member: Caller, draft: DepositDraft, way: Way): Promise<Deposit> {
      assertRealMoney(member, 'deposits')
      const now = clock.now()
      const order = examined(draft, { way, now, isSiteOpen: settings.deposits.isOpen, account: member.account })
      const row = newDeposit({ ...order, id: ids.order('D'), memberId: member.id, way, now })
      flow.later('deposit.expire', row.expiresAt, row)
      return rows.insert(row)
    },

    named,
    of,
    open: (row: Deposit): Promise<Deposit> => flow.open(row),
    /** The money has come, whatever amount it is, and in time or late. */
    arrive: (id: string, amount?: number): Promise<Deposit> => flow.arrive(named(id), amount ?? named(id).requested),
    fail: (id: string, reason: Words): Promise<Deposit> => flow.fail(named(id), reason),
    cancel: (row: Deposit): Promise<Deposit> => flow.cancel(row),
    showSlip: (row: Deposit): Promise<Deposit> => flow.showSlip(row),
    hurry: (row: Deposit): Promise<Deposit> => flow.hurry(row),
    countOpen: (memberId: number): number => of(memberId).filter(({ state }) => OPEN.includes(state)).length,
    countCredited: (memberId: number): number => of(memberId).filter(isCredited).length,
    /** All that wait for somebody. */
    waiting: (): Deposit[] => OPEN.flatMap((state) => rows.where({ state })),
  }
}

type Moment = { way: Way; now: number; isSiteOpen: boolean; account: string }

/** What a draft comes to when nothing is wrong with it. */
function examined(draft: DepositDraft, { way, now, isSiteOpen, account }: Moment) {
  const { vendorId, bankCode, amount, promotionId, target } = draft
  const channel = channelFor(draft, way)
  refuseClosed(channel, { isSiteOpen, now })
  refuseAmount(amount, channel)
  if (target && target.toLowerCase() !== account) throw invalidField('targetUsername', 'is not your own account')
  if (promotionId !== undefined && !promotionOf(promotionId))
    throw invalidField('promotionId', 'is not a promotion for deposits')
  return { vendorId, bankCode, method: channel.method, requested: amount, promotionId }
}

type Order = Pick<Deposit, 'id' | 'memberId' | 'vendorId' | 'method' | 'bankCode' | 'requested'>
type New = Order & { promotionId?: number | undefined; way: Way; now: number }

/** What is paid on a page begins when the page is opened; everything else shows at once how it is paid. */
export const newDeposit = ({ promotionId, way, now, ...order }: New): Deposit => ({
  ...order,
  ...(promotionId !== undefined && { promotionId }),
  state: way === 'page' ? 'created' : 'awaiting',
  createdAt: now,
  expiresAt: now + LIFE,
  credited: 0,
  fee: 0,
  bonus: 0,
  turnover: 0,
  hasSlip: false,
  isHurried: false,
})
