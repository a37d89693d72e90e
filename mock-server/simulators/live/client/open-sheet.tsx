/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { Board } from './board.tsx'
import type { StoreProps, SheetName } from './game-store.ts'
import { History } from './history-sheet.tsx'
import { Rules } from './rules-sheet.tsx'

export function OpenSheet({ store }: StoreProps) {
  const { t, kind, sheet, closeSheet } = store
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    board: [t('latest'), () => <Board store={store} />],
    history: [t('history'), () => <History store={store} />],
    rules: [`${t('rules')} · ${t(kind)}`, () => <Rules store={store} />],
  }
  if (!sheet.value) return null
  const [title, content] = sheets[sheet.value]
  return (
    <Sheet title={title} onClose={closeSheet}>
      {content()}
    </Sheet>
  )
}
