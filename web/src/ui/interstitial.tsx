import { useEffect, useState } from 'react'
import { whenNoLayerOpen } from '#lib/layers.ts'
import type { DialogProps } from './sheet-props.ts'
import { Dialog } from './sheet.tsx'

/** A dialog that opens by itself: it waits until nothing else lies over the page. Nobody has a question put over an open menu. */
export function Interstitial(props: DialogProps) {
  const [isTurn, setTurn] = useState(false)
  const isWaiting = props.open && !isTurn
  // What is open is known outside React.
  useEffect(() => (isWaiting ? whenNoLayerOpen(() => setTurn(true)) : undefined), [isWaiting])
  return <Dialog {...props} open={props.open && isTurn} />
}
