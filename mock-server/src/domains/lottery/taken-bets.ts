import type { LotteryBet, PrizeMode } from '@longan/sdk'
import type { Caller } from '../../kernel/caller.ts'
import { memberAccount } from '../../kernel/ledger.ts'
import { toDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { type Draft, draftsOf, readSlip } from './bet-slip.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { refuseMode } from './prize-modes.ts'
import type { Settlement } from './settlement.ts'

/** `field` is what the contents are called where they come from, `modeField` what the prize mode is. */
export type Cart = { prizeMode: PrizeMode; contents: LotteryBet[]; field?: string; modeField?: string }

const TRIAL = 4

/** Takes carts: every content, one order for each content and issue; or refuses and takes none. */
export function betTaker(world: World, wagers: WagersService, settlement: Settlement) {
  const { clock, ids } = world
  const orders = world.table(lotteryOrderTable)

  async function takeChain(chain: Draft[], cartId: number) {
    const placed: LotteryOrderRow[] = []
    for (const { wager, order } of chain) {
      const { id } = await wagers.place(wager, 'L')
      const detailId = ids.next('lottery-order')
      const row = { ...order, id, cartId, detailId, placedAt: clock.now(), chainId: placed[0]?.detailId ?? detailId }
      placed.push(await orders.insert(row))
      settlement.schedule(row)
    }
    return placed
  }

  return async (member: Caller, cart: Cart): Promise<LotteryOrderRow[]> => {
    const { contents, prizeMode, field = 'contents', modeField = 'prizeMode' } = cart
    refuseTrial(member)
    const slips = contents.map((bet, index) => readSlip(bet, { now: clock.now(), field: `${field}.${index}` }))
    for (const { lottery } of slips) refuseMode(lottery, prizeMode, modeField)
    const chains = slips.map((slip) => draftsOf(slip, { memberId: member.id, prizeMode }))
    refuseOverspending(world, { memberId: member.id, drafts: chains.flat(), field })
    const cartId = ids.next('lottery-cart')
    const placed: LotteryOrderRow[] = []
    for (const chain of chains) placed.push(...(await takeChain(chain, cartId)))
    return placed
  }
}

function refuseTrial({ type = TRIAL }: Caller) {
  if (type !== TRIAL) return
  throw new Refusal(400, 'permission.denied', 'A trial account cannot bet on lotteries')
}

/** Together the stakes may not be more than the balance, so that a cart is never taken in part. */
function refuseOverspending(
  { ledger }: World,
  { memberId, drafts, field }: { memberId: number; drafts: Draft[]; field: string },
) {
  const needed = drafts.reduce((sum, { wager }) => sum + wager.stake, 0)
  const balance = ledger.balance(memberAccount(memberId))
  if (needed <= balance) return
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', {
    field,
    reason: 'the stakes are more than the balance',
    needed: toDecimal(needed),
    balance: toDecimal(balance),
  })
}
