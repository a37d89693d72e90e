import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { lotteryBetsService, type LotteryBetsService } from './lottery-bets.service.ts'
import { lotteryHandlers } from './lottery.handlers.ts'
import { type LotterySettings, lotterySettings } from './lottery.settings.ts'
import { lotteryOrderTable } from './lottery-order.model.ts'
import { type LotteryService, lotteryService } from './lottery.service.ts'
import { recentLotteriesService } from './recent-lotteries.service.ts'
import * as v from 'valibot'
import { scopeOf } from '../../kernel/http/idempotency.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SessionService } from '../session/session.service.ts'
import { lotteryById } from './lotteries.ts'
import { findRound } from './rounds.ts'

const round = v.object({ gameId: v.number(), numero: v.string() })
const openBet = v.object({
  ...round.entries,
  account: v.string(),
  bettingContent: v.string(),
  singleBetPrice: v.number(),
})
const drawnBet = v.object({ ...openBet.entries, winAmount: v.optional(amountSchema) })
const usedKey = v.object({ token: v.string(), key: v.string() })

function roundOf({ gameId, numero }: v.InferOutput<typeof round>) {
  const found = findRound(lotteryById(gameId, 'params.gameId'), numero)
  if (!found) throw invalidField('params.numero', 'is not an issue of this lottery')
  return found
}

type Dependencies = {
  members: MembersService
  session: SessionService
  wagers: WagersService
  lotteryBets: LotteryBetsService
}

const lotteryStates = (world: World, { members, session, wagers, lotteryBets }: Dependencies) => {
  async function moveTo(time: number) {
    world.clock.set(time)
    await world.catchUp()
  }
  async function placeBet({ account, numero, ...bet }: v.InferOutput<typeof openBet>) {
    const content = { ...bet, playId: 2, bettingApproach: 'STANDARD' }
    const contents = [{ ...content, winStop: false, numero: [{ numero, multiple: 1 }] }]
    const member = members.getByAccount(account, 'params.account')
    const [order] = await lotteryBets.place(member, { prizeMode: 'Elott', contents, language: 'vi' })
    return order!
  }

  return {
    'a lottery round takes bets': defineProviderState(round, (params) => moveTo(roundOf(params).startAt)),
    'a lottery round is closed': defineProviderState(round, (params) => moveTo(roundOf(params).lockAt)),
    'a lottery round is drawn': defineProviderState(round, (params) => moveTo(roundOf(params).drawAt)),
    'a member has an open lottery bet': defineProviderState(openBet, async (params) => {
      await moveTo(roundOf(params).startAt)
      await placeBet(params)
    }),
    'a member has a drawn lottery bet': defineProviderState(drawnBet, async ({ winAmount, ...params }) => {
      const { startAt, drawAt } = roundOf(params)
      await moveTo(startAt)
      const { orderNo } = await placeBet(params)
      world.clock.set(drawAt)
      // The draw leaves a bet that is settled already as it is.
      if (winAmount !== undefined) await wagers.settle(orderNo, winAmount)
      await world.catchUp()
    }),
    'an idempotency key was used': defineProviderState(usedKey, async ({ token, key }) => {
      const { id: memberId } = await session.authenticate(token)
      const scope = scopeOf({ memberId, method: 'POST', path: '/lotto-vn/lgw/betting', key })
      world.answers.add({ id: scope, fingerprint: 'another command', status: 200, body: '[]' })
    }),
  }
}

type Services = { wagers: WagersService; launches: LaunchesService; lottery: LotteryService }

export const lottery = defineDomain({
  name: 'lottery',
  tables: [lotteryOrderTable],
  settings: lotterySettings,
  services: {
    lottery: lotteryService,
    lotteryBets: (world: World<LotterySettings>, { wagers, lottery: rounds }: Services) =>
      lotteryBetsService(world, wagers, rounds),
    recentLotteries: (world: World<LotterySettings>, { launches, lottery: rounds }: Services) =>
      recentLotteriesService(world, { launches, lottery: rounds }),
  },
  handlers: lotteryHandlers,
  states: lotteryStates,
})
