/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { BetHistory } from './bet-history.tsx'
import { BoardSheet } from './board.tsx'
import type { StoreProps, SheetName } from './game-store.ts'
import { RulesSheet } from './rules-sheet.tsx'

export function OpenSheet({ store }: StoreProps) {
  const sheets: Record<SheetName, () => VNode> = {
    board: () => <BoardSheet store={store} />,
    history: () => <BetHistory store={store} />,
    rules: () => <RulesSheet store={store} />,
  }
  const name = store.sheet.value
  if (!name) return null
  return (
    <Sheet title={store.t(name)} onClose={() => store.open()}>
      {sheets[name]()}
    </Sheet>
  )
}
