import type { World } from '../../kernel/world.ts'

/** What an operator can switch about lotteries. */
export type LotterySettings = {
  lotteries: {
    /** Lotteries that are in no list of this site, by their codes. */
    without: string[]
  }
}

export const lotterySettings = (): LotterySettings => ({ lotteries: { without: [] } })

/** Leaves out of a list what this site does not have. */
export const hereOf =
  ({ settings }: World<LotterySettings>) =>
  <One extends { code: string }>(list: readonly One[]): readonly One[] => {
    const { without } = settings.lotteries
    return without.length > 0 ? list.filter(({ code }) => !without.includes(code)) : list
  }
