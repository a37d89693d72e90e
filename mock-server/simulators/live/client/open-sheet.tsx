/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { Board } from './board.tsx'
import type { OfDesk, SheetName } from './desk.ts'
import { History } from './history-sheet.tsx'
import { Rules } from './rules-sheet.tsx'

/** The sheet that is open, if one is. */
export function OpenSheet({ desk }: OfDesk) {
  const { t, kind, sheet, closeSheet } = desk
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    board: [t('latest'), () => <Board desk={desk} />],
    history: [t('history'), () => <History desk={desk} />],
    rules: [`${t('rules')} · ${t(kind)}`, () => <Rules desk={desk} />],
  }
  if (!sheet.value) return null
  const [title, content] = sheets[sheet.value]
  return (
    <Sheet title={title} onClose={closeSheet}>
      {content()}
    </Sheet>
  )
}
