/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import type { GameProps, SheetName } from './game.ts'
import { HandHistory } from './hand-history.tsx'
import { RulesSheet } from './rules-sheet.tsx'

export function OpenSheet({ game }: GameProps) {
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
