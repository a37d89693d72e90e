import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/kit.ts'
import { createRoundClock, type Heard, type Passage } from '../../shared/round-clock.ts'
import type { ArenaOnWire, ResultOnWire, StateOnWire } from '../rules/cockfight.routes.ts'
import type { Side } from '../rules/fights.ts'
import { arenaWords } from './arena-words.ts'

export type SheetName = 'board' | 'history' | 'rules'
export type GameStore = ReturnType<typeof createDesk>
/** What every part of the page is given. */
export type OfDesk = { desk: GameStore }
/** A bet on its way. */
type Placing = { fight: string; side: Side; stake: number }

/** What every part of the page works with, and what the arena shows now. */
export function createDesk(kit: ClientContext, arena: ArenaOnWire, passage: Passage) {
  const t = arenaWords(kit.frame.language)
  const clock = createRoundClock(() => performance.now())
  const side = signal<Side | undefined>(undefined)
  const stake = signal(arena.minStake)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.hear(heardIn(arena.state), passage)

  return {
    ...kit,
    t,
    arena,
    clock,
    /** What the server told last. */
    state: signal(arena.state),
    /** The latest fights that are over, newest first. */
    results: signal<ResultOnWire[]>([]),
    side,
    stake,
    /** A second tap takes the choice back. */
    choose(wanted: Side) {
      side.value = side.value === wanted ? undefined : wanted
      kit.sound.play('tap')
    },
    setStake: (amount: number) => void (stake.value = amount),
    /** What came of the player's last command, or of the last fight; shown until a side is chosen. */
    said: signal({ text: t('ready'), isGain: false }),
    /** Orders whose outcome has been told. */
    told: new Set<string>(),
    placing: createCommand<Placing, StateOnWire>(kit.calls, '/partners/cockfight/bet', ['fight', 'bets', 'balance']),
    sheet,
    /** What went wrong with the player's last command, and with the news. */
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    open: (name?: SheetName) => void (sheet.value = name),
    nameOf: (side: Side) => arena.sides.find((one) => one.side === side)!.name[kit.frame.language],
    isOpen: () => ['open', 'closing'].includes(clock.phase()),
  }
}

/** What the clock hears of a fight: its end is what the round clock calls the draw. */
export const heardIn = ({ now, fight: { number, closeAt, endAt } }: Pick<StateOnWire, 'now' | 'fight'>): Heard => ({
  numero: String(number),
  remainTime: endAt - now,
  lockTime: (endAt - closeAt) / 1000,
  isOnSale: true,
})
