import type { LotteryOrder, LotteryOrderPage, LotterySlips, LotteryBet, PrizeMode } from '@longan/sdk'
import type { Caller } from '../../kernel/world/caller.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { midnightBefore } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { type LotteryPageQuery, lotteryPage } from './lottery-page.ts'
import type { NumerosService } from './numeros.service.ts'
import { contentsOf } from './older-slips.ts'
import { prizeModeOf, assertModeOffered } from './plays/prize-modes.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { winningNumber } from './draws.ts'
import { lotteryById } from './lotteries.ts'
import { PLAY_TEXTS } from './plays/play-texts.ts'
import { type PlayCode, payoutOf, playsOf } from './plays/plays.ts'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { Refusal, invalidField } from '../../kernel/validation/refusal.ts'
import { type OrderDraft, draftsOf, readSlip, roundClosed } from './bet-slip.ts'
import { findRound } from './rounds.ts'

/** Selects the bets to cancel: all on an issue, or one; `chase` includes later issues of the same contents. */
type CancelQuery = { gameId: number; numero: string; orderNo?: string | undefined; chase?: boolean | undefined }

/** Cancels a member's open bets on an issue and returns them. Throws a Refusal once the issue is locked. */
const createBetCancellation =
  ({ table, clock }: World, wagers: WagersService) =>
  async (memberId: number, { gameId, numero, orderNo, chase }: CancelQuery): Promise<LotteryOrderRow[]> => {
    const orders = table(lotteryOrderTable)
    const round = findRound(lotteryById(gameId), numero)
    if (!round) throw invalidField('numero', 'is not an issue of this lottery')
    const onIssue = orders.where({ memberId, gameId }).filter((order) => order.numero === numero)
    const requested = orderNo ? onIssue.filter(({ id }) => id === orderNo) : onIssue
    if (orderNo && requested.length === 0) throw invalidField('orderNo', 'is not a bet of yours on this issue')
    if (clock.now() >= round.lockAt) throw roundClosed('numero', 'the round no longer takes bets')
    const withLaterIssues = ({ chainId, drawAt }: LotteryOrderRow) =>
      orders.where({ chainId }).filter((order) => order.drawAt >= drawAt)
    const selected = chase ? requested.flatMap(withLaterIssues) : requested
    const open = selected.filter(({ id }) => wagers.get(id)!.state === 'open')
    for (const { id } of open) await wagers.cancel(id)
    return open
  }

type Settlement = ReturnType<typeof createSettlement>

const SETTLE = 'lottery.settle'

/** Settles each order at its draw, with one event per order. Orders that are no longer open are ignored. */
function createSettlement({ table, events }: World, wagers: WagersService, numeros: NumerosService) {
  const orders = table(lotteryOrderTable)
  events.on(SETTLE, ({ orderNo }: { orderNo: string }) => settle(orders.get(orderNo)!))

  async function settle(order: LotteryOrderRow) {
    if (!isOpen(order)) return
    const payout = payoutFor(order)
    await wagers.settle(order.id, payout)
    if (payout > 0 && order.winStop) await cancelLater(order)
  }

  function payoutFor({ id, gameId, numero, playId, numbers, price, multiple }: LotteryOrderRow) {
    const lottery = lotteryById(gameId)
    const play = playsOf(lottery.table).find((one) => one.playId === playId)!
    const odds = Math.round(wagers.get(id)!.lottery!.odds * 100)
    return payoutOf(play, { numbers, stakeEach: price * multiple, odds }, numeros.prizesOf(lottery, numero))
  }

  async function cancelLater({ chainId, drawAt }: LotteryOrderRow) {
    const later = orders.where({ chainId }).filter((order) => order.drawAt > drawAt)
    for (const order of later) if (isOpen(order)) await wagers.cancel(order.id)
  }

  const isOpen = ({ id }: LotteryOrderRow) => wagers.get(id)!.state === 'open'
  return {
    schedule: ({ id, drawAt }: LotteryOrderRow) => events.schedule(drawAt, SETTLE, { orderNo: id }),
  }
}

export type OrderQuery = LotteryPageQuery & {
  gameId?: number | undefined
  status?: LotteryOrder['status'] | undefined
  isToday: boolean
  language: Language
}
export type LotteryBetsService = ReturnType<typeof lotteryBetsService>

export const lotteryBetsService = (world: World, wagers: WagersService, numeros: NumerosService) => {
  const { clock } = world
  const orders = world.table(lotteryOrderTable)
  const settlement = createSettlement(world, wagers, numeros)
  const cancelBets = createBetCancellation(world, wagers)
  const toResponse = (order: LotteryOrderRow, language: Language): LotteryOrder =>
    toOrder(order, { wager: wagers.get(order.id)!, language, numeros })

  const placeBets = createBetPlacement(world, wagers, settlement)
  const place = async (member: Caller, { language, ...cart }: Cart & { language: Language }): Promise<LotteryOrder[]> =>
    (await placeBets(member, cart)).map((order) => toResponse(order, language))

  return {
    /** Places one order for each content and issue of the cart. Throws a Refusal without placing any if one is invalid. */
    place,
    placeSlips: (member: Caller, slips: LotterySlips, language: Language): Promise<LotteryOrder[]> =>
      place(member, {
        contents: contentsOf(slips, clock.now()),
        prizeMode: prizeModeOf(slips.prizeModeId),
        language,
        field: 'bettingSlipString',
        modeField: 'prizeModeId',
      }),
    cancel: async (memberId: number, { language, ...query }: CancelQuery & { language: Language }) =>
      (await cancelBets(memberId, query)).map((order) => toResponse(order, language)),

    list(memberId: number, { gameId, status, isToday, language, ...page }: OrderQuery): LotteryOrderPage {
      const since = isToday ? midnightBefore(clock.now()) : 0
      const isWanted = ({ id, placedAt }: LotteryOrderRow) =>
        placedAt >= since && (status === undefined || statusOf(wagers.get(id)!) === status)
      const found = orders.where({ memberId, gameId }).filter(isWanted)
      return lotteryPage({ length: found.length, rowAt: (row) => toResponse(found.at(-1 - row)!, language) }, page)
    },

    settledSince(memberId: number, { since, language }: { since: number; language: Language }): LotteryOrder[] {
      const found = orders.where({ memberId }).filter(({ id }) => isSettledSince(wagers.get(id)!, since))
      return found.reverse().map((order) => toResponse(order, language))
    },

    findOrderNumbers(orderNo: string): Pick<LotteryOrder, 'orderMasterId' | 'orderDetailId'> | undefined {
      const order = orders.get(orderNo)
      return order && { orderMasterId: order.cartId, orderDetailId: order.detailId }
    },

    /** The winning number of the issue of a settled bet; undefined for any other wager and for seeded history, which was not drawn. */
    findWinningNumber({ id, state }: Wager): string | undefined {
      const order = orders.get(id)
      return order && state === 'settled'
        ? winningNumber(numeros.prizesOf(lotteryById(order.gameId), order.numero))
        : undefined
    },

    countOpen: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => orders.get(id)).length,
  }
}

const isSettledSince = ({ state, settledAt = 0 }: Wager, since: number) => state === 'settled' && settledAt > since

const statusOf = ({ state, payout }: Wager): LotteryOrder['status'] => {
  if (state === 'open') return 0
  if (state === 'cancelled') return 4
  return payout > 0 ? 1 : 2
}

function toOrder(
  order: LotteryOrderRow,
  { wager, language, numeros }: { wager: Wager; language: Language; numeros: NumerosService },
): LotteryOrder {
  const lottery = lotteryById(order.gameId)
  const { playCode, odds } = wager.lottery!
  return {
    orderNo: order.id,
    orderMasterId: order.cartId,
    orderDetailId: order.detailId,
    gameId: order.gameId,
    gameCode: lottery.code,
    gameName: lottery.names[language],
    numero: order.numero,
    playId: order.playId,
    playCode,
    playName: PLAY_TEXTS[playCode as PlayCode].name[language],
    bettingContent: order.content,
    bettingApproach: order.approach,
    singleBetPrice: toDecimal(order.price),
    multiple: order.multiple,
    stake: toDecimal(wager.stake),
    odds,
    status: statusOf(wager),
    winAmount: toDecimal(wager.payout),
    betTime: wager.placedAt,
    drawTime: order.drawAt,
    ...(wager.state === 'settled' && { winningNumber: winningNumber(numeros.prizesOf(lottery, order.numero)) }),
    ...(wager.settledAt !== undefined && { settleTime: wager.settledAt }),
  }
}

/** `field` and `modeField` are the names of the contents and of the prize mode in the request. */
type Cart = { prizeMode: PrizeMode; contents: LotteryBet[]; field?: string; modeField?: string }

const TRIAL_TYPE = 4

/** Creates a function that places a cart with one order for each content and issue, or throws a Refusal and places none. */
function createBetPlacement(world: World, wagers: WagersService, settlement: Settlement) {
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
    const drafts = chains.flat()
    assertAffordable(world, { memberId: member.id, drafts, field })
    wagers.assertWithinLimits(member.id, sumOf(drafts), field)
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

const sumOf = (drafts: OrderDraft[]) => drafts.reduce((sum, { wager }) => sum + wager.stake, 0)

/** Throws a Refusal if the sum of the stakes exceeds the balance, so that a cart is never placed in part. */
function assertAffordable(
  { ledger }: World,
  { memberId, drafts, field }: { memberId: number; drafts: OrderDraft[]; field: string },
) {
  const needed = sumOf(drafts)
  const balance = ledger.balance(memberAccount(memberId))
  if (needed <= balance) return
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', {
    field,
    reason: 'the stakes are more than the balance',
    needed: toDecimal(needed),
    balance: toDecimal(balance),
  })
}
