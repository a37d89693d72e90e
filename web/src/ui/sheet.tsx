import { lazy, Suspense, useState, type ReactNode } from 'react'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Bottom sheets rise; `right` slides in from the right edge as the side menu does. */
  side?: 'bottom' | 'right'
  hideTitle?: boolean
  children: ReactNode
}
export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: string
  actions?: ReactNode
  children?: ReactNode
  urgent?: boolean
}

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
