import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { openLayer } from '#lib/device/layers.ts'
import { lazyComponent } from '../page/lazy-component.tsx'
import type { DialogProps, SheetProps } from './sheet-props.ts'

const SheetContent = lazyComponent(() => import('./sheet-content.tsx').then((file) => file.SheetContent))
const DialogContent = lazyComponent(() => import('./dialog-content.tsx').then((file) => file.DialogContent))

// The content is loaded at the first opening and stays mounted, so that closing can animate.
function useLayer({ open, onClose }: Pick<SheetProps, 'open' | 'onClose'>) {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
  return wasOpened || open
}

export function Sheet(props: SheetProps) {
  // The opening tap is rendered first: the content of a sheet may take 100 ms on a slow phone. Closing is not deferred, so that it cannot be tapped twice.
  const isOpen = useDeferredValue(props.open, false) && props.open
  return useLayer(props) ? <SheetContent {...props} open={isOpen} /> : null
}

/** A dialog. An `urgent` one is not closed by a tap outside. */
export const Dialog = Object.assign(
  function Dialog(props: DialogProps) {
    return useLayer(props) ? <DialogContent {...props} /> : null
  },
  { preload: DialogContent.preload },
)
