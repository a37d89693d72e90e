import type { LotteryBet, PrizeMode } from '@longan/sdk'
import type { Caller } from '../../kernel/world/caller.ts'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { type OrderDraft, draftsOf, readSlip } from './bet-slip.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { assertModeOffered } from './prize-modes.ts'
import type { Settlement } from './settlement.ts'

/** `field` and `modeField` are the names of the contents and of the prize mode in the request. */
export type Cart = { prizeMode: PrizeMode; contents: LotteryBet[]; field?: string; modeField?: string }

const TRIAL_TYPE = 4

/** Creates a function that places a cart with one order for each content and issue, or throws a Refusal and places none. */
export function createBetPlacement(world: World, wagers: WagersService, settlement: Settlement) {
  const { clock, ids } = world
  const orders = world.table(lotteryOrderTable)

  async function placeChain(chain: OrderDraft[], cartId: number) {
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
    assertNotTrial(member)
    const slips = contents.map((bet, index) => readSlip(bet, { now: clock.now(), field: `${field}.${index}` }))
    for (const { lottery } of slips) assertModeOffered(lottery, prizeMode, modeField)
    const chains = slips.map((slip) => draftsOf(slip, { memberId: member.id, prizeMode }))
    assertAffordable(world, { memberId: member.id, drafts: chains.flat(), field })
    const cartId = ids.next('lottery-cart')
    const placed: LotteryOrderRow[] = []
    for (const chain of chains) placed.push(...(await placeChain(chain, cartId)))
    return placed
  }
}

function assertNotTrial({ type = TRIAL_TYPE }: Caller) {
  if (type !== TRIAL_TYPE) return
  throw new Refusal(400, 'permission.denied', 'A trial account cannot bet on lotteries')
}

/** Throws a Refusal if the sum of the stakes exceeds the balance, so that a cart is never placed in part. */
function assertAffordable(
  { ledger }: World,
  { memberId, drafts, field }: { memberId: number; drafts: OrderDraft[]; field: string },
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
