import type { Play } from '@longan/sdk'
import { signal } from '@preact/signals'
import type { Problem } from '../../kit/explain.ts'
import type { Kit } from '../../kit/kit.ts'
import { createRoundClock, type Passage } from '../../kit/round-clock.ts'
import { kitTexts, wordsOf } from '../../kit/words.ts'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import { type Cart, createCart } from './cart.ts'
import { createChoice } from './choice.ts'
import { texts } from './texts.ts'

export type SheetName = 'games' | 'draws' | 'orders' | 'rules' | 'cart'
export type Desk = ReturnType<typeof createDesk>
/** What every part of the page is given. */
export type OfDesk = { desk: Desk }

/** What every part of the page works with, and what the table shows now. */
export function createDesk(kit: Kit, opened: TableOnWire, passage: Passage) {
  const t = wordsOf({ ...kitTexts, ...texts }, kit.frame.language)
  const table = signal(opened)
  const state = signal(opened.state)
  const clock = createRoundClock(() => performance.now())
  const stake = signal(USUAL_STAKE)
  const sheet = signal<SheetName | undefined>(undefined)
  clock.hear(opened.state, passage)
  const carts = new Map<string, Cart>()
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
    /** What came of the player's bets; shown until numbers are chosen. */
    said: signal({ text: t('pickFirst'), isWin: false }),
    sheet,
    problem: signal<Problem | undefined>(undefined),
    open: (name: SheetName) => void (sheet.value = name),
    closeSheet: () => void (sheet.value = undefined),
    setStake: (amount: number) => void (stake.value = amount),
    /** Count draws and changes of the player's bets, so that open lists know when they are old. */
    editions: { draws: signal(0), orders: signal(0) },
    /** Each lottery has a cart of its own. */
    get cart(): Cart {
      const { code } = table.value.game
      const cart = carts.get(code) ?? createCart()
      carts.set(code, cart)
      return cart
    },
    /** The round that bets go to now: the next one once the current one is locked. */
    bettable: () => (['locked', 'drawing'].includes(clock.phase()) ? state.value.nextNumero : state.value.numero),
    /** What every call says of the place at the table. */
    seat: () => ({ gameCode: table.value.game.code, language: kit.frame.language }),
  }
}

export const USUAL_STAKE = 10_000
