import type { LotteryOrder, Play } from '@longan/sdk'
import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { createRoundClock, type RoundTrip } from '../../shared/round-clock.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'
import type { BetRequest, TableResponse } from '../rules/lottery.routes.ts'
import { createCarts } from './cart.ts'
import { createChoice } from './choice.ts'
import { createDisplayedState } from './displayed-state.ts'
import { messages } from './messages.ts'

export type SheetName = 'games' | 'draws' | 'orders' | 'rules' | 'cart'
export type GameStore = ReturnType<typeof createGameStore>
type CartInput = { gameCode: string; bets: BetRequest[] }
export type StoreProps = { store: GameStore }

export function createGameStore(context: ClientContext, tableResponse: TableResponse, roundTrip: RoundTrip) {
  const t = createTranslate({ ...sharedMessages, ...messages }, context.frame.language)
  const table = signal(tableResponse)
  const state = signal(tableResponse.state)
  const clock = createRoundClock(() => performance.now())
  const stake = signal(DEFAULT_STAKE)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.update(tableResponse.state, roundTrip)
  const cartOf = createCarts()
  const plays = (): Play[] => table.value.menu.groups.flatMap((group) => group.plays)

  return {
    ...context,
    t,
    table,
    state,
    clock,
    plays,
    choice: createChoice(plays()[0]!),
    /** Stake per number. */
    stake,
    message: signal(t('pickFirst')),
    displayed: createDisplayedState(tableResponse.state),
    placing: createCommand<CartInput, { orders: LotteryOrder[] }>(context.calls, '/partners/lottery/bet', ['orders']),
    sheet,
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    open: (name: SheetName) => void (sheet.value = name),
    closeSheet: () => void (sheet.value = undefined),
    setStake: (amount: number) => void (stake.value = amount),
    /** Counters of draws and of changes to the player's bets, which reload open lists. */
    versions: { draws: signal(0), orders: signal(0) },
    cartOf,
    get cart() {
      return cartOf(table.value.game.code)
    },
    bettingRound: () => (['locked', 'drawing'].includes(clock.phase()) ? state.value.nextNumero : state.value.numero),
    seat: () => ({ gameCode: table.value.game.code, language: context.frame.language }),
  }
}

export const DEFAULT_STAKE = 10_000
