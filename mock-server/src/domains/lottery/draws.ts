import type { DrawPrize } from '@longan/sdk'
import type { Random } from '../../kernel/world/random.ts'

type Prize = DrawPrize['prize']
/** Prize, count of numbers, digits of each number. */
type PrizeRow = readonly [Prize, number, number]

const SOUTH: readonly PrizeRow[] = [
  ['first', 1, 5],
  ['second', 1, 5],
  ['third', 2, 5],
  ['fourth', 7, 5],
  ['fifth', 1, 4],
  ['sixth', 3, 4],
  ['seventh', 1, 3],
  ['eighth', 1, 2],
]

const TABLES = {
  north: [
    ['special', 1, 5],
    ['first', 1, 5],
    ['second', 2, 5],
    ['third', 6, 5],
    ['fourth', 4, 4],
    ['fifth', 6, 4],
    ['sixth', 3, 3],
    ['seventh', 4, 2],
  ],
  south: [['special', 1, 6], ...SOUTH],
  quickSouth: [['special', 1, 5], ...SOUTH],
  four: [
    ['special', 1, 4],
    ['first', 1, 4],
    ['second', 1, 4],
    ['third', 10, 4],
  ],
  single: [['special', 1, 5]],
} satisfies Record<string, readonly [PrizeRow, ...PrizeRow[]]>
export type Table = keyof typeof TABLES

/** The count of numbers that a draw of this table has. */
export const numbersOf = (table: Table): number =>
  (TABLES[table] as readonly PrizeRow[]).reduce((sum, [, count]) => sum + count, 0)

const drawNumber = (random: Random, digits: number) => String(random.int(10 ** digits)).padStart(digits, '0')

export const drawPrizes = (random: Random, table: Table): DrawPrize[] =>
  (TABLES[table] as readonly PrizeRow[]).map(([prize, count, digits]) => ({
    prize,
    numbers: Array.from({ length: count }, () => drawNumber(random, digits)),
  }))

/** Returns the `winningNumber` of what `drawPrizes` draws, without the rest: it is drawn first. */
export const drawWinningNumber = (random: Random, table: Table): string => drawNumber(random, TABLES[table][0][2])

export const winningNumber = (prizes: DrawPrize[]): string => prizes[0]!.numbers[0]!
