import type { World } from '../../kernel/world.ts'

/** The operator's settings for lotteries. */
export type LotterySettings = {
  lotteries: {
    /** Codes of lotteries that this site does not offer. */
    without: string[]
  }
}

export const lotterySettings = (): LotterySettings => ({ lotteries: { without: [] } })

/** Creates a filter that keeps the lotteries offered on this site. */
export const createSiteFilter =
  ({ settings }: World<LotterySettings>) =>
  <Item extends { code: string }>(list: readonly Item[]): readonly Item[] => {
    const { without } = settings.lotteries
    return without.length > 0 ? list.filter(({ code }) => !without.includes(code)) : list
  }
