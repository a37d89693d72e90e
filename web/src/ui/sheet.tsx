import { lazy, Suspense, useState } from 'react'
import type { DialogProps, SheetProps } from './sheet-props.ts'

const SheetParts = lazy(() => import('./sheet-parts.tsx').then((file) => ({ default: file.SheetParts })))
const DialogParts = lazy(() => import('./dialog-parts.tsx').then((file) => ({ default: file.DialogParts })))

// The headless parts are fetched at the first opening and stay mounted after it, so that closing can animate.
function useEverOpen(open: boolean) {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}

/** A panel that can be swiped away; gives the focus back when it closes. */
export function Sheet(props: SheetProps) {
  return useEverOpen(props.open) ? (
    <Suspense>
      <SheetParts {...props} />
    </Suspense>
  ) : null
}

/** A question in the middle of the screen. `urgent` ones are not closed by a tap beside them. */
export function Dialog(props: DialogProps) {
  return useEverOpen(props.open) ? (
    <Suspense>
      <DialogParts {...props} />
    </Suspense>
  ) : null
}
