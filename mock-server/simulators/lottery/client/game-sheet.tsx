/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Sheet } from '../../shared/sheet.tsx'
import type { StoreProps } from './game-store.ts'
import { Results } from './results.tsx'

type Props = StoreProps & { title: string; onClose(): void; children: ComponentChildren }

/** A sheet of the lottery. It covers the page, so it also shows the results that arrive while it is open. */
export function GameSheet({ store, title, onClose, children }: Props) {
  const [initialResults] = useState(() => store.displayed.results.value)
  return (
    <Sheet title={title} onClose={onClose}>
      <Results store={store} excluded={initialResults} />
      {children}
    </Sheet>
  )
}
