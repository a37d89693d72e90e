import { useEffect, useState } from 'react'
import { whenNoLayerOpen } from '#lib/device/layers.ts'
import { waitForTurn } from './interstitial-queue.ts'
import type { DialogProps } from './sheet-props.ts'
import { Dialog } from './sheet.tsx'

/**
 * A dialog that opens by itself. It waits for its turn: one at a time, while no other layer is open, never during a touch. An urgent one waits only until no other
 * layer is open.
 */
export function Interstitial(props: DialogProps) {
  const { open: isWanted, urgent = false } = props
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const leave = (urgent ? whenNoLayerOpen : waitForTurn)(() => setTurn(true))
    return () => {
      leave()
      setTurn(false)
    }
  }, [isWanted, urgent])
  return <Dialog {...props} open={isWanted && isTurn} />
}
