/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Sheet } from '../../shared/sheet.tsx'
import type { OfDesk } from './desk.ts'
import { Results } from './results.tsx'

type Props = OfDesk & { title: string; onClose(): void; children: ComponentChildren }

/** A sheet of the lottery. It covers the page, so the results that come meanwhile are said in it as well. */
export function DeskSheet({ desk, title, onClose, children }: Props) {
  const [read] = useState(() => desk.seen.results.value)
  return (
    <Sheet title={title} onClose={onClose}>
      <Results desk={desk} but={read} />
      {children}
    </Sheet>
  )
}
