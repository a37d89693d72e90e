import type { DrawPrize, Play, PlayOption } from '@longan/sdk'
import type { LocalizedText } from '../../../kernel/validation/language.ts'
import { numbersOf, winningNumber, type Table } from '../draws.ts'

export type PlayCode = Play['playCode']
type Choice = PlayOption['content']

/** One kind of bet. `outcomes` returns the winning contents of a draw; a content that occurs twice pays twice. */
export type PlayRule = {
  playId: number
  code: PlayCode
  group: 'LO' | 'DE' | 'TX'
  digits: number
  choices: readonly Choice[]
  position: string
  /** Maximum stake on one number, minor units. */
  maxStake: number
  outcomes(prizes: DrawPrize[]): string[]
}

/** Minimum stake on one number, minor units. */
export const MIN_STAKE = 100

const lastOf = (prizes: DrawPrize[], count: number) => winningNumber(prizes).slice(-count)
const lastDigit = (prizes: DrawPrize[]) => Number(lastOf(prizes, 1))

const RULES: readonly PlayRule[] = [
  {
    playId: 1,
    code: 'lo2',
    group: 'LO',
    digits: 2,
    choices: [],
    position: 'all.last2',
    maxStake: 500_000_000,
    outcomes: (prizes) => prizes.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2))),
  },
  {
    playId: 2,
    code: 'de',
    group: 'DE',
    digits: 2,
    choices: [],
    position: 'special.last2',
    maxStake: 200_000_000,
    outcomes: (prizes) => [lastOf(prizes, 2)],
  },
  {
    playId: 3,
    code: 'dau',
    group: 'DE',
    digits: 1,
    choices: [],
    position: 'special.tens',
    maxStake: 500_000_000,
    outcomes: (prizes) => [lastOf(prizes, 2)[0]!],
  },
  {
    playId: 4,
    code: 'duoi',
    group: 'DE',
    digits: 1,
    choices: [],
    position: 'special.last',
    maxStake: 500_000_000,
    outcomes: (prizes) => [lastOf(prizes, 1)],
  },
  {
    playId: 5,
    code: 'bacang',
    group: 'DE',
    digits: 3,
    choices: [],
    position: 'special.last3',
    maxStake: 50_000_000,
    outcomes: (prizes) => [lastOf(prizes, 3)],
  },
  {
    playId: 6,
    code: 'taixiu',
    group: 'TX',
    digits: 0,
    choices: ['TAI', 'XIU'],
    position: 'special.last',
    maxStake: 2_000_000_000,
    outcomes: (prizes) => [lastDigit(prizes) >= 5 ? 'TAI' : 'XIU'],
  },
  {
    playId: 7,
    code: 'chanle',
    group: 'TX',
    digits: 0,
    choices: ['CHAN', 'LE'],
    position: 'special.last',
    maxStake: 2_000_000_000,
    outcomes: (prizes) => [lastDigit(prizes) % 2 === 0 ? 'CHAN' : 'LE'],
  },
]

export const PLAY_GROUPS: Record<PlayRule['group'], LocalizedText> = {
  LO: { vi: 'Lô', en: 'Any prize' },
  DE: { vi: 'Đề', en: 'Special prize' },
  TX: { vi: 'Tài xỉu', en: 'Big, small, odd, even' },
}

/** The payout for a stake of 1, in hundredths, including the stake. */
const ODDS: Record<PlayCode, number> = {
  lo2: 360,
  de: 9700,
  dau: 970,
  duoi: 970,
  bacang: 96_000,
  taixiu: 196,
  chanle: 196,
}
const LO2_ODDS: Partial<Record<Table, number>> = { south: 540, quickSouth: 540, four: 740 }

export const oddsOf = ({ code }: PlayRule, table: Table): number => (code === 'lo2' && LO2_ODDS[table]) || ODDS[code]

/** Returns the plays of lotteries with this prize table; a table game has only big/small and odd/even. */
export const playsOf = (table: Table): readonly PlayRule[] =>
  table === 'single' ? RULES.filter(({ group }) => group === 'TX') : RULES

export function parseContent({ digits, choices }: PlayRule, content: string): string[] | { reason: string } {
  if (choices.length > 0) {
    return choices.some((choice) => choice === content) ? [content] : { reason: `must be one of ${choices.join(', ')}` }
  }
  const numbers = content.split(',').map((number) => number.trim())
  if (!numbers.every((number) => /^\d+$/.test(number) && number.length === digits)) {
    return { reason: `must be numbers of ${digits} digits, separated by commas` }
  }
  return new Set(numbers).size === numbers.length ? numbers : { reason: 'has the same number twice' }
}

/** Returns the payout of a bet: the stake on one number times the odds for each hit, rounded down to minor units. */
export function payoutOf(
  play: PlayRule,
  { numbers, stakeEach, odds }: { numbers: string[]; stakeEach: number; odds: number },
  prizes: DrawPrize[],
): number {
  const hits = play.outcomes(prizes).filter((outcome) => numbers.includes(outcome)).length
  return Math.floor((stakeEach * odds * hits) / 100)
}

export type PlayShares = { chance: number; returned: number }

/** The chance that one content of a bet wins, and the average return of a stake on it; shares of 1. */
export function sharesOf(rule: PlayRule, table: Table): PlayShares {
  const odds = oddsOf(rule, table) / 100
  const contents = rule.choices.length || 10 ** rule.digits
  const draws = rule.group === 'LO' ? numbersOf(table) : 1
  return { chance: 1 - (1 - 1 / contents) ** draws, returned: (odds * draws) / contents }
}
