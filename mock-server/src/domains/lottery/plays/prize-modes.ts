import type { PrizeMode, PrizeSeries } from '@longan/sdk'
import type { Table } from '../draws.ts'
import { invalidField } from '../../../kernel/validation/refusal.ts'
import { type Lottery, lotteriesOf } from '../lotteries.ts'
import { oddsOf, type PlayRule, playsOf } from './plays.ts'

type PrizeModeId = PrizeSeries['prizeModeId']

const MODES: readonly (readonly [PrizeModeId, PrizeMode])[] = [
  [1, 'Lott'],
  [2, 'ZY'],
  [3, 'Elott'],
  [4, 'SEA'],
]
/** The series of a play that pays back everything it takes. */
const FAIR_SERIES = 2000

export const prizeModeOf = (id: PrizeModeId): PrizeMode => MODES.find(([one]) => one === id)![1]

export const modesOf = ({ group }: Lottery): PrizeMode[] =>
  MODES.map(([, mode]) => mode).filter((mode) => (mode === 'SEA') === (group === 'SEA'))

/** Throws a Refusal if the lottery is not sold in this prize mode (case-insensitive); `field` is the name of the mode in the request. */
export function assertModeOffered(lottery: Lottery, prizeMode: PrizeMode, field: string) {
  const modes = modesOf(lottery)
  if (modes.some((one) => one.toUpperCase() === prizeMode.toUpperCase())) return
  throw invalidField(field, `must be one of ${modes.join(', ')} for the lottery ${lottery.gameId}`)
}

/** Returns the minimum payback of any play of each prize mode, in 2000ths. */
export const prizeSeries = (): PrizeSeries[] =>
  MODES.map(([prizeModeId, prizeMode]) => ({ prizeModeId, prizeMode, series: seriesOf(prizeMode) }))

const seriesOf = (mode: PrizeMode) =>
  Math.floor(
    FAIR_SERIES *
      Math.min(...lotteriesOf(mode).flatMap(({ table }) => playsOf(table).map((play) => shareOf(play, table)))),
  )

const NUMBERS_PER_DRAW: Record<Table, number> = { north: 27, south: 18, quickSouth: 18, four: 13, single: 1 }

/** Returns the average payback of a stake. The value is exact because all numbers are equally likely. */
export function shareOf(play: PlayRule, table: Table): number {
  const chances = play.digits === 0 ? 2 : 10 ** play.digits
  const hits = play.code === 'lo2' ? NUMBERS_PER_DRAW[table] : 1
  return (oddsOf(play, table) * hits) / chances / 100
}
