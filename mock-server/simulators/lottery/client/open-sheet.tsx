/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { CartSheet } from './cart-sheet.tsx'
import type { StoreProps, SheetName } from './game-store.ts'
import { DrawsSheet } from './draws-sheet.tsx'
import { GamesSheet } from './games-sheet.tsx'
import { OrdersSheet } from './orders-sheet.tsx'
import { RulesSheet } from './rules-sheet.tsx'

type Props = StoreProps & { place(): Promise<void>; goTo(gameCode: string): void }

export function OpenSheet({ store, place, goTo }: Props) {
  const common = { store, close: store.closeSheet }
  const sheets: Record<SheetName, () => VNode> = {
    games: () => <GamesSheet {...common} goTo={goTo} />,
    draws: () => <DrawsSheet {...common} />,
    orders: () => <OrdersSheet {...common} />,
    rules: () => <RulesSheet {...common} />,
    cart: () => <CartSheet {...common} place={place} />,
  }
  return store.sheet.value ? sheets[store.sheet.value]() : null
}
