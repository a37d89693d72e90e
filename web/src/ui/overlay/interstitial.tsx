import { useEffect, useState } from 'react'
import { whenNoLayerOpen } from '#lib/device/layers.ts'
import type { DialogProps } from './sheet-props.ts'
import { Dialog } from './sheet.tsx'

/** A dialog that opens by itself. It waits until no other layer is open, so that it does not cover an open menu. */
export function Interstitial(props: DialogProps) {
  const [isTurn, setTurn] = useState(false)
  const isWaiting = props.open && !isTurn
  useEffect(() => (isWaiting ? whenNoLayerOpen(() => setTurn(true)) : undefined), [isWaiting])
  return <Dialog {...props} open={props.open && isTurn} />
}
