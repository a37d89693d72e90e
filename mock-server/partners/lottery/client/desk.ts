import type { Play } from '@longan/sdk'
import { createCalls } from '../../kit/call.ts'
import { openFrame } from '../../kit/frame.ts'
import { moneyOf } from '../../kit/money.ts'
import { problemTexts, wordsOf } from '../../kit/words.ts'
import type { StateOnWire, TableOnWire } from '../rules/lottery.routes.ts'
import { type Cart, createCart } from './cart.ts'
import { createRoundClock } from './round-clock.ts'
import { texts } from './texts.ts'

/** What the table shows now: the lottery, its plays, the latest news of its round. */
export type Shown = { table: TableOnWire; state: StateOnWire }
export type Desk = ReturnType<typeof createDesk>

/** What every part of the page works with. */
export function createDesk(shown: Shown, frame = openFrame()) {
  const clock = createRoundClock(() => performance.now())
  const carts = new Map<string, Cart>()
  return {
    frame,
    shown,
    calls: createCalls(frame),
    t: wordsOf({ ...problemTexts, ...texts }, frame.language),
    money: moneyOf(frame.language),
    clock,
    /** Says `draw` after a draw and `orders` after the player's bets have changed. */
    news: new EventTarget(),
    /** Each lottery has a cart of its own. */
    get cart(): Cart {
      const { code } = shown.table.game
      const cart = carts.get(code) ?? createCart()
      carts.set(code, cart)
      return cart
    },
    /** The round that bets go to now: the next one once the current one is locked. */
    bettable: () => (['locked', 'drawing'].includes(clock.phase()) ? shown.state.nextNumero : shown.state.numero),
    /** What every call says of the place at the table. */
    seat: () => ({ gameCode: shown.table.game.code, language: frame.language }),
    plays: (): Play[] => shown.table.menu.groups.flatMap((group) => group.plays),
  }
}
