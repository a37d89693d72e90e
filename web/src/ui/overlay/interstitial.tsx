import { useEffect, useState } from 'react'
import { whenNoLayerOpen } from '#lib/device/layers.ts'
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

/** The time after a touch before something may open by itself, ms: the tap that the finger is about to make must not hit it. */
const SETTLE_TIME = 400

const waiting: (() => void)[] = []
/** What keeps the next one from opening: the one that is open, a touch, or a panel. */
const blockers = new Set<unknown>()
const TOUCH = {}
let stopWaiting = () => {}
let settling: ReturnType<typeof setTimeout> | undefined

/** Calls `open` when it is its turn. The returned function gives the turn back, or leaves the queue. */
function waitForTurn(open: () => void) {
  waiting.push(open)
  openNext()
  return () => {
    const at = waiting.indexOf(open)
    if (at >= 0) waiting.splice(at, 1)
    unblock(open)
  }
}

/** Keeps everything that opens by itself closed until the returned function is called. */
export function blockInterstitials() {
  const blocker = {}
  blockers.add(blocker)
  return () => unblock(blocker)
}

function unblock(blocker: unknown) {
  blockers.delete(blocker)
  openNext()
}

function openNext() {
  stopWaiting()
  if (waiting.length > 0) stopWaiting = whenNoLayerOpen(takeTurn)
}

function takeTurn() {
  const open = blockers.size === 0 ? waiting.shift() : undefined
  if (!open) return
  blockers.add(open)
  open()
}

const touch = () => {
  clearTimeout(settling)
  blockers.add(TOUCH)
}
const release = () => {
  clearTimeout(settling)
  settling = setTimeout(() => unblock(TOUCH), SETTLE_TIME)
}
addEventListener('pointerdown', touch, { capture: true })
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { capture: true })
