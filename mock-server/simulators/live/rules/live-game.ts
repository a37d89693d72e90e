import type { LocalizedText } from '#mock/catalogue/words.ts'
import type { Random } from '#mock/kernel/world/random.ts'

/**
 * A choice of a table: its name, the payout of a winning stake of 100 including the stake, the average return and the chance to win in
 * percent with two decimals.
 */
export type Choice = { name: LocalizedText; pays: number; returns: number; chance: number }

export type LiveGame<Result extends object = object> = {
  kind: string
  choices: Record<string, Choice>
  /** Deals or throws. The result depends on `random` alone. */
  deal(random: Random): Result
  /** Returns the payout of a stake of 100 on `pick`. */
  payoutOf(result: Result, pick: string): number
}

export const winnersOf = (game: LiveGame, result: object) =>
  Object.keys(game.choices).filter((pick) => game.payoutOf(result, pick) > 100)
