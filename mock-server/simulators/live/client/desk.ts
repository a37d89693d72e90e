import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/kit.ts'
import { createRoundClock, type Passage, type Phase, type RoundClock } from '../../shared/round-clock.ts'
import type { DealtOnWire, StateOnWire, TableOnWire } from '../rules/live.routes.ts'
import { createShow } from './show.ts'
import { createSlip, type Stakes, stakesOf } from './slip.ts'
import { type Kind, namesIn } from './announcements.ts'
import { liveWords } from './words.ts'

export type SheetName = 'board' | 'history' | 'rules'
export type GameStore = ReturnType<typeof createDesk>
/** What every part of the page is given. */
export type OfDesk = { desk: GameStore }
/** Bets on their way: the table, the round, and what is bet. */
type Placing = { table: string; round: string; bets: { pick: string; stake: number }[] }

const CHIPS = [1, 5, 10, 50, 100, 500]

/** What every part of a table's page works with, and what the table shows now. */
export function createDesk(kit: ClientContext, opened: TableOnWire, passage: Passage) {
  const t = liveWords(kit.frame.language)
  const { game, minStake, state: first } = opened
  const clock = createRoundClock(() => performance.now())
  clock.hear(heardIn(first), passage)

  return {
    ...kit,
    t,
    table: opened,
    kind: game.kind as Kind,
    nameOf: namesIn(opened, kit.frame.language),
    /** What the server told last. */
    state: signal(first),
    clock,
    ...noticed(phaseOf(clock)),
    chips: CHIPS.map((units) => units * minStake),
    ...hand(minStake),
    slip: createSlip(),
    /** What was staked in the latest round that the player had bets on, to be laid down again. */
    before: signal<Stakes>(stakesOf(first.bets)),
    placing: createCommand<Placing, StateOnWire>(kit.calls, '/partners/live/bet', ['round', 'bets', 'balance']),
    /** What the page shows of what was dealt. */
    show: createShow(first),
    /** The latest results, newest first. */
    results: signal<DealtOnWire[]>([]),
    /** What came of the player's last touch. */
    said: signal(t('chooseSpot')),
    /** What went wrong with the player's last command, and with the news. */
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    ...sheets(),
    /** What every call says of the table. */
    place: () => ({ table: String(game.nodeId) }),
  }
}

/** Where the round stands, and for how many whole seconds it has run, as the page has noticed it. */
function noticed(first: Phase) {
  const phase = signal(first)
  const second = signal(0)
  return {
    phase,
    second,
    notePhase: (now: Phase) => void (phase.value = now),
    noteSecond: (now: number) => void (second.value = now),
  }
}

/** The chip that is laid down next. */
function hand(first: number) {
  const chip = signal(first)
  return { chip, take: (value: number) => void (chip.value = value) }
}

function sheets() {
  const sheet = signal<SheetName | undefined>(undefined)
  return {
    sheet,
    open: (name: SheetName) => void (sheet.value = name),
    closeSheet: () => void (sheet.value = undefined),
  }
}

/** What the clock of the page has to know of a round. */
export const heardIn = ({ now, round: { index, closeAt, endAt } }: Pick<StateOnWire, 'now' | 'round'>) => ({
  numero: String(index),
  remainTime: Math.max(0, endAt - now),
  lockTime: (endAt - closeAt) / 1000,
  isOnSale: true,
})

/** Bets are about to close so long before they do, ms. */
const CLOSING = 5000

export const phaseOf = (clock: RoundClock): Phase =>
  clock.phase() === 'closing' && clock.lockLeft() > CLOSING ? 'open' : clock.phase()

/** Whether bets are taken now. */
export const isOpen = ({ clock }: GameStore) => clock.lockLeft() > 0

/** What the player has staked in the round that is going on. */
export const staked = ({ state }: GameStore) => stakesOf(state.value.bets)
