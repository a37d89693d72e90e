import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/errors.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { createRoundClock, type RoundTrip, type Phase, type RoundClock } from '../../shared/round/round-clock.ts'
import type { DealtResponse, StateResponse, TableResponse } from '../rules/live.simulator.ts'
import { createDisplayedState } from './displayed-state.ts'
import { createSlip, type Stakes, stakesOf } from './slip.ts'
import { type Kind, namesIn } from './announcements.ts'
import { createLiveTranslate } from './messages.ts'

export type SheetName = 'board' | 'history' | 'rules'
export type GameStore = ReturnType<typeof createGameStore>
export type StoreProps = { store: GameStore }
type BetsInput = { table: string; round: string; bets: { pick: string; stake: number }[] }

const CHIPS = [1, 5, 10, 50, 100, 500]

export function createGameStore(context: ClientContext, tableResponse: TableResponse, roundTrip: RoundTrip) {
  const t = createLiveTranslate(context.frame.language)
  const { game, minStake, state: initial } = tableResponse
  const clock = createRoundClock(() => performance.now())
  clock.update(toRoundTiming(initial), roundTrip)

  return {
    ...context,
    t,
    table: tableResponse,
    kind: game.kind as Kind,
    nameOf: namesIn(tableResponse, context.frame.language),
    state: signal(initial),
    clock,
    ...createPhaseSignals(phaseOf(clock)),
    chips: CHIPS.map((units) => units * minStake),
    ...createChipSelection(minStake),
    slip: createSlip(),
    previousStakes: signal<Stakes>(stakesOf(initial.bets)),
    placing: createCommand<BetsInput, StateResponse>(context.calls, '/partners/live/bet', ['round', 'bets', 'balance']),
    displayed: createDisplayedState(initial),
    results: signal<DealtResponse[]>([]),
    message: signal(t('chooseSpot')),
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    ...createSheetState(),
    tableQuery: () => ({ table: String(game.nodeId) }),
  }
}

function createPhaseSignals(initial: Phase) {
  const phase = signal(initial)
  const second = signal(0)
  return {
    phase,
    second,
    setPhase: (now: Phase) => void (phase.value = now),
    setSecond: (now: number) => void (second.value = now),
  }
}

function createChipSelection(initial: number) {
  const chip = signal(initial)
  return { chip, setChip: (value: number) => void (chip.value = value) }
}

function createSheetState() {
  const sheet = signal<SheetName | undefined>(undefined)
  return {
    sheet,
    open: (name: SheetName) => void (sheet.value = name),
    closeSheet: () => void (sheet.value = undefined),
  }
}

export const toRoundTiming = ({ now, round: { index, closeAt, endAt } }: Pick<StateResponse, 'now' | 'round'>) => ({
  numero: String(index),
  remainTime: Math.max(0, endAt - now),
  lockTime: (endAt - closeAt) / 1000,
  isOnSale: true,
})

/** The phase `closing` begins so long before bets close, ms. */
const CLOSING = 5000

export const phaseOf = (clock: RoundClock): Phase =>
  clock.phase() === 'closing' && clock.remainingToLock() > CLOSING ? 'open' : clock.phase()

export const isOpen = ({ clock }: GameStore) => clock.remainingToLock() > 0

export const ownStakes = ({ state }: GameStore) => stakesOf(state.value.bets)
