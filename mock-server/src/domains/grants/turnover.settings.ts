import type { Category } from '../../catalogue/game.ts'

export type ExcludedGames = {
  vassalage: string
  gameType: Category
  /** Percentage of a stake that does not count. */
  excludeTurnover: number
}

export type TurnoverSettings = { turnover: { excluded: readonly ExcludedGames[] } }

export const turnoverSettings = (): TurnoverSettings => ({
  turnover: { excluded: [{ vassalage: 'SV3', gameType: 'COCKFIGHT', excludeTurnover: 50 }] },
})

type SettledStake = { vassalage: string; gameType: string; stake: number }

/** Returns the part of a stake that counts, in minor units. */
export function countedStake({ vassalage, gameType, stake }: SettledStake, excluded: readonly ExcludedGames[]): number {
  const rule = excluded.find((one) => one.vassalage === vassalage && one.gameType === gameType)
  return rule ? Math.floor((stake * (100 - rule.excludeTurnover)) / 100) : stake
}
