import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { createRoundClock, type RoundTiming, type RoundTrip } from '../../shared/round-clock.ts'
import type { ArenaResponse, ResultResponse, StateResponse } from '../rules/cockfight.routes.ts'
import type { Side } from '../rules/fights.ts'
import { createArenaTranslate } from './messages.ts'

export type SheetName = 'board' | 'history' | 'rules'
export type GameStore = ReturnType<typeof createGameStore>
export type StoreProps = { store: GameStore }
type BetInput = { fight: string; side: Side; stake: number; odds: number }
export type Moves = Partial<Record<Side, 'up' | 'down'>>

export function createGameStore(context: ClientContext, arena: ArenaResponse, roundTrip: RoundTrip) {
  const t = createArenaTranslate(context.frame.language)
  const clock = createRoundClock(() => performance.now())
  const side = signal<Side | undefined>(undefined)
  const stake = signal(arena.minStake)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.update(toRoundTiming(arena.state), roundTrip)

  return {
    ...context,
    t,
    arena,
    clock,
    state: signal(arena.state),
    results: signal<ResultResponse[]>([]),
    /** The direction of the last change of each side's odds in this fight. */
    moves: signal<Moves>({}),
    side,
    stake,
    choose(wanted: Side) {
      side.value = side.value === wanted ? undefined : wanted
      context.sound.play('tap')
    },
    setStake: (amount: number) => void (stake.value = amount),
    message: signal({ text: t('ready'), isGain: false }),
    reportedOrders: new Set<string>(),
    placing: createCommand<BetInput, StateResponse>(context.calls, '/partners/cockfight/bet', [
      'fight',
      'bets',
      'balance',
    ]),
    sheet,
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    open: (name?: SheetName) => void (sheet.value = name),
    nameOf: (side: Side) => arena.sides.find((one) => one.side === side)!.name[context.frame.language],
    isOpen: () => ['open', 'closing'].includes(clock.phase()),
  }
}

/** The timing of a fight for the round clock: its end counts as the draw. */
export const toRoundTiming = ({
  now,
  fight: { number, closeAt, endAt },
}: Pick<StateResponse, 'now' | 'fight'>): RoundTiming => ({
  numero: String(number),
  remainTime: endAt - now,
  lockTime: (endAt - closeAt) / 1000,
  isOnSale: true,
})
