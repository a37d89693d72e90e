/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { CartSheet } from './cart-sheet.tsx'
import type { OfDesk, SheetName } from './desk.ts'
import { DrawsSheet } from './draws-sheet.tsx'
import { GamesSheet } from './games-sheet.tsx'
import { OrdersSheet } from './orders-sheet.tsx'
import { RulesSheet } from './rules-sheet.tsx'

type Props = OfDesk & { place(): Promise<void>; goTo(gameCode: string): void }

/** The sheet that is open, if one is. */
export function OpenSheet({ desk, place, goTo }: Props) {
  const shared = { desk, close: desk.closeSheet }
  const sheets: Record<SheetName, () => VNode> = {
    games: () => <GamesSheet {...shared} goTo={goTo} />,
    draws: () => <DrawsSheet {...shared} />,
    orders: () => <OrdersSheet {...shared} />,
    rules: () => <RulesSheet {...shared} />,
    cart: () => <CartSheet {...shared} place={place} />,
  }
  return desk.sheet.value ? sheets[desk.sheet.value]() : null
}
