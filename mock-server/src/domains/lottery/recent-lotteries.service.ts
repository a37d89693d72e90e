import type { LotteryItem, LotteryVendor } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import { lotteries, lotteryById } from './lotteries.ts'
import { createSiteFilter, type LotterySettings } from './lottery.settings.ts'
import { lotteryOrderTable } from './lottery-order.model.ts'
import type { LotteryService } from './lottery.service.ts'

type Dependencies = { launches: LaunchesService; lottery: LotteryService }
type RecentLotteriesQuery = { count: number; vendor?: LotteryVendor; language: Language }
export type RecentLotteriesService = ReturnType<typeof recentLotteriesService>

export const recentLotteriesService = (world: World<LotterySettings>, { launches, lottery }: Dependencies) => {
  const orders = world.table(lotteryOrderTable)
  const onlyOffered = createSiteFilter(world)
  const codesOf = (memberId: number) => {
    const launched = launches.of(memberId).map(({ gameCode, createdAt }) => ({ code: gameCode, at: createdAt }))
    const bets = orders
      .where({ memberId })
      .map(({ gameId, placedAt }) => ({ code: lotteryById(gameId).code, at: placedAt }))
    const latestFirst = [...launched, ...bets].toSorted((one, other) => one.at - other.at).reverse()
    return new Set(latestFirst.map(({ code }) => code))
  }

  return {
    list: (memberId: number, { count, vendor, language }: RecentLotteriesQuery): LotteryItem[] =>
      [...codesOf(memberId)]
        .flatMap((code) => onlyOffered(lotteries).find((one) => one.code === code) ?? [])
        .filter((one) => !vendor || one.vendor === vendor)
        .slice(0, count)
        .map((one) => lottery.toItem(one, language)),
  }
}
