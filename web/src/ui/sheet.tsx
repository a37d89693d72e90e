import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { openLayer } from '#lib/layers.ts'
import { lazyComponent } from './lazy-component.tsx'
import type { DialogProps, SheetProps } from './sheet-props.ts'

const SheetParts = lazyComponent(() => import('./sheet-content.tsx').then((file) => file.SheetContent))
const DialogParts = lazyComponent(() => import('./dialog-content.tsx').then((file) => file.DialogContent))

// The headless parts are fetched at the first opening and stay mounted after it, so that closing can animate.
function useLayer({ open, onClose }: Pick<SheetProps, 'open' | 'onClose'>) {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const close = useEffectEvent(onClose)
  // The way back is the browser's.
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
  return wasOpened || open
}

/** A panel that can be swiped away; gives the focus back when it closes. */
export function Sheet(props: SheetProps) {
  // The tap that opens it is answered first: what lies in a sheet may take a slow phone a tenth of a second. It closes at
  // once: nobody may tap twice on what is done.
  const isOpen = useDeferredValue(props.open) && props.open
  return useLayer(props) ? <SheetParts {...props} open={isOpen} /> : null
}

/** A question in the middle of the screen. `urgent` ones are not closed by a tap beside them. */
export const Dialog = Object.assign(
  function Dialog(props: DialogProps) {
    return useLayer(props) ? <DialogParts {...props} /> : null
  },
  { fetch: DialogParts.fetch },
)
