/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import type { OfGame, SheetName } from './game.ts'
import { HandHistory } from './hand-history.tsx'
import { RulesSheet } from './rules-sheet.tsx'

/** The sheet that is open, if one is. */
export function OpenSheet({ game }: OfGame) {
  const sheets: Record<SheetName, () => VNode> = {
    history: () => <HandHistory game={game} />,
    rules: () => <RulesSheet game={game} />,
  }
  const name = game.sheet.value
  if (!name) return null
  return (
    <Sheet title={game.t(name)} onClose={() => game.open()}>
      {sheets[name]()}
    </Sheet>
  )
}
