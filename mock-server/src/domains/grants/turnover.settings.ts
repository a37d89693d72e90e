import type { Category } from '../../catalogue/game.ts'

/** Games of a vendor whose stakes count for less of a turnover. */
export type ExcludedGames = {
  vassalage: string
  gameType: Category
  /** How much of a stake does not count, in percent. */
  excludeTurnover: number
}

/** What an operator can say about turnovers. */
export type TurnoverSettings = { turnover: { excluded: ExcludedGames[] } }

export const turnoverSettings = (): TurnoverSettings => ({
  turnover: { excluded: [{ vassalage: 'SV3', gameType: 'COCKFIGHT', excludeTurnover: 50 }] },
})

type Played = { vassalage: string; gameType: string; stake: number }

/** What of a stake counts, in minor units. */
export function countedOf({ vassalage, gameType, stake }: Played, excluded: readonly ExcludedGames[]): number {
  const rule = excluded.find((one) => one.vassalage === vassalage && one.gameType === gameType)
  return rule ? Math.floor((stake * (100 - rule.excludeTurnover)) / 100) : stake
}
