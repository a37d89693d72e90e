/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { BetHistory } from './bet-history.tsx'
import { BoardSheet } from './board.tsx'
import type { OfDesk, SheetName } from './desk.ts'
import { RulesSheet } from './rules-sheet.tsx'

/** The sheet that is open, if one is. */
export function OpenSheet({ desk }: OfDesk) {
  const sheets: Record<SheetName, () => VNode> = {
    board: () => <BoardSheet desk={desk} />,
    history: () => <BetHistory desk={desk} />,
    rules: () => <RulesSheet desk={desk} />,
  }
  const name = desk.sheet.value
  if (!name) return null
  return (
    <Sheet title={desk.t(name)} onClose={() => desk.open()}>
      {sheets[name]()}
    </Sheet>
  )
}
