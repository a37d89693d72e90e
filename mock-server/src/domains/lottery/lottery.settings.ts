import type { World } from '../../kernel/world/world.ts'

export type LotterySettings = {
  lotteries: {
    without: readonly string[]
  }
}

export const lotterySettings = (): LotterySettings => ({ lotteries: { without: [] } })

export const createSiteFilter =
  ({ settings }: World<LotterySettings>) =>
  <Item extends { code: string }>(list: readonly Item[]): readonly Item[] => {
    const { without } = settings.lotteries
    return without.length > 0 ? list.filter(({ code }) => !without.includes(code)) : list
  }
