import type { LotteryItem, LotteryVendor } from '@longan/sdk'
import type { Language } from '../../kernel/language.ts'
import type { World } from '../../kernel/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { lotteries, lotteryById } from './lotteries.ts'
import { hereOf, type LotterySettings } from './lottery.settings.ts'
import { lotteryOrderTable } from './lottery-order.model.ts'
import type { LotteryService } from './lottery.service.ts'

type Needs = { launches: LaunchesService; lottery: LotteryService }
type Asked = { count: number; vendor?: LotteryVendor; language: Language }
export type RecentLotteriesService = ReturnType<typeof recentLotteriesService>

/** Which lotteries a member has played lately: nothing is kept for it, launches and bets tell. */
export const recentLotteriesService = (world: World<LotterySettings>, { launches, lottery }: Needs) => {
  const orders = world.table(lotteryOrderTable)
  const here = hereOf(world)
  const codesOf = (memberId: number) => {
    const opened = launches.of(memberId).map(({ gameCode, createdAt }) => ({ code: gameCode, at: createdAt }))
    const bets = orders
      .where({ memberId })
      .map(({ gameId, placedAt }) => ({ code: lotteryById(gameId).code, at: placedAt }))
    const latestFirst = [...opened, ...bets].toSorted((one, other) => one.at - other.at).reverse()
    return new Set(latestFirst.map(({ code }) => code))
  }

  return {
    /** The lotteries, of one vendor or all, that the member opened or bet on, each once, the latest first, at most `count`. */
    list: (memberId: number, { count, vendor, language }: Asked): LotteryItem[] =>
      [...codesOf(memberId)]
        .flatMap((code) => here(lotteries).find((one) => one.code === code) ?? [])
        .filter((one) => !vendor || one.vendor === vendor)
        .slice(0, count)
        .map((one) => lottery.asItem(one, language)),
  }
}
