import type { Word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'

/**
 * What can be chosen at a table: its name, what a stake of 100 brings back when it wins, stake included, and what it brings back on the
 * average of all results, two decimals.
 */
export type Choice = { name: Word; pays: number; returns: number }

/** The mathematics of one kind of table. No world in here. */
export type LiveGame<Result extends object = object> = {
  kind: string
  choices: Record<string, Choice>
  /** Deals or throws: the result depends on chance alone. */
  deal(random: Random): Result
  /** What a stake of 100 on `pick` brings back. */
  backOf(result: Result, pick: string): number
}

/** The choices that win by a result: those that bring back more than their stake. */
export const winnersOf = (game: LiveGame, result: object) =>
  Object.keys(game.choices).filter((pick) => game.backOf(result, pick) > 100)
