import type { PrizeMode, PrizeSeries } from '@longan/sdk'
import type { Table } from './draws.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { type Lottery, lotteriesOf } from './lotteries.ts'
import { oddsOf, type PlayRule, playsOf } from './plays.ts'

type PrizeModeId = PrizeSeries['prizeModeId']

/** The gateway's numbers for the prize modes. */
const MODES: readonly (readonly [PrizeModeId, PrizeMode])[] = [
  [1, 'Lott'],
  [2, 'ZY'],
  [3, 'Elott'],
  [4, 'SEA'],
]
/** A prize that is fair pays this many parts of what it costs. */
const FAIR = 2000

export const prizeModeOf = (id: PrizeModeId): PrizeMode => MODES.find(([one]) => one === id)![1]

/** The prize modes in which a lottery is sold. */
export const modesOf = ({ group }: Lottery): PrizeMode[] =>
  MODES.map(([, mode]) => mode).filter((mode) => (mode === 'SEA') === (group === 'SEA'))

/** Refuses a prize mode in which the lottery is not sold, whatever its letters' case; `field` is what the request calls the mode. */
export function refuseMode(lottery: Lottery, prizeMode: PrizeMode, field: string) {
  const modes = modesOf(lottery)
  if (modes.some((one) => one.toUpperCase() === prizeMode.toUpperCase())) return
  throw invalidField(field, `must be one of ${modes.join(', ')} for the lottery ${lottery.gameId}`)
}

/** The least that any play of a prize mode pays back of what it takes, in 2000ths. */
export const prizeSeries = (): PrizeSeries[] =>
  MODES.map(([prizeModeId, prizeMode]) => ({ prizeModeId, prizeMode, series: seriesOf(prizeMode) }))

const seriesOf = (mode: PrizeMode) =>
  Math.floor(
    FAIR * Math.min(...lotteriesOf(mode).flatMap(({ table }) => playsOf(table).map((play) => shareOf(play, table)))),
  )

/** How many numbers of a table have the digits at their end that a play compares. */
const NUMBERS: Record<Table, number> = { north: 27, south: 18, quickSouth: 18, four: 13, single: 1 }

/** What a play pays back of a stake on average: exact, for every number drawn is as likely as any other. */
export function shareOf(play: PlayRule, table: Table): number {
  const chances = play.digits === 0 ? 2 : 10 ** play.digits
  const hits = play.code === 'lo2' ? NUMBERS[table] : 1
  return (oddsOf(play, table) * hits) / chances / 100
}
