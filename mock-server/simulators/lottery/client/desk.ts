import type { LotteryOrder, Play } from '@longan/sdk'
import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/kit.ts'
import { createRoundClock, type Passage } from '../../shared/round-clock.ts'
import { kitTexts, wordsOf } from '../../shared/words.ts'
import type { BetOnWire, TableOnWire } from '../rules/lottery.routes.ts'
import { createCarts } from './cart.ts'
import { createChoice } from './choice.ts'
import { createSeen } from './seen.ts'
import { texts } from './texts.ts'

export type SheetName = 'games' | 'draws' | 'orders' | 'rules' | 'cart'
export type GameStore = ReturnType<typeof createDesk>
/** Bets on their way: the place at the table, and what is bet. */
type Placing = { gameCode: string; bets: BetOnWire[] }
/** What every part of the page is given. */
export type OfDesk = { desk: GameStore }

/** What every part of the page works with, and what the table shows now. */
export function createDesk(kit: ClientContext, opened: TableOnWire, passage: Passage) {
  const t = wordsOf({ ...kitTexts, ...texts }, kit.frame.language)
  const table = signal(opened)
  const state = signal(opened.state)
  const clock = createRoundClock(() => performance.now())
  const stake = signal(USUAL_STAKE)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.hear(opened.state, passage)
  const cartOf = createCarts()
  const plays = (): Play[] => table.value.menu.groups.flatMap((group) => group.plays)

  return {
    ...kit,
    t,
    table,
    state,
    clock,
    plays,
    choice: createChoice(plays()[0]!),
    /** On each number. */
    stake,
    /** What came of the player's last command; shown until numbers are chosen. */
    said: signal(t('pickFirst')),
    seen: createSeen(opened.state),
    /** The bets of a cart, one cart at a time. */
    placing: createCommand<Placing, { orders: LotteryOrder[] }>(kit.calls, '/partners/lottery/bet', ['orders']),
    sheet,
    /** What went wrong with the player's last command, and with the news. */
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    open: (name: SheetName) => void (sheet.value = name),
    closeSheet: () => void (sheet.value = undefined),
    setStake: (amount: number) => void (stake.value = amount),
    /** Count draws and changes of the player's bets, so that open lists know when they are old. */
    editions: { draws: signal(0), orders: signal(0) },
    cartOf,
    get cart() {
      return cartOf(table.value.game.code)
    },
    /** The round that bets go to now: the next one once the current one is locked. */
    bettable: () => (['locked', 'drawing'].includes(clock.phase()) ? state.value.nextNumero : state.value.numero),
    /** What every call says of the place at the table. */
    seat: () => ({ gameCode: table.value.game.code, language: kit.frame.language }),
  }
}

export const USUAL_STAKE = 10_000
