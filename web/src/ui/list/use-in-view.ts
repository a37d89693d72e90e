import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** The number of columns, and the height of a row including the gap, px. */
export type Grid = { columns: number; rowHeight: number }

/** Rows rendered above and below the view, so that fast scrolling shows no gaps. */
const OVERSCAN_ROWS = 2

/** The time without scrolling after which the page counts as idle, ms. */
const IDLE_DELAY = 150

/** The screen height does not change when the browser hides its bars, as the window's does. */
const screenHeight = () => Math.max(innerHeight, screen.height)

/** The number of rendered tiles is constant; they are reused for those in view. */
const computeSlotCount = ({ columns, rowHeight }: Grid) =>
  (Math.ceil(screenHeight() / rowHeight) + 1 + 2 * OVERSCAN_ROWS) * columns

const onMove = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** When the page is idle, the tiles are in document order, for keyboard and screen reader; while it scrolls they keep their slots. */
function useRotation(first: number) {
  const [turn, setTurn] = useState(first)
  useEffect(() => {
    if (turn === first) return
    const timer = setTimeout(() => setTurn(first), IDLE_DELAY)
    return () => clearTimeout(timer)
  }, [first, turn])
  return turn
}

/**
 * Returns the tiles to render and the `slot` of each. A tile that leaves at one end is reused at the other, one tile at a time, so that no frame renders a
 * whole row.
 */
export function useInView(box: RefObject<HTMLElement | null>, grid: Grid, length: number) {
  const count = computeSlotCount(grid)
  const firstVisible = () => {
    const above = -(box.current?.getBoundingClientRect().top ?? 0)
    const first = Math.floor((above / grid.rowHeight) * grid.columns) - OVERSCAN_ROWS * grid.columns
    return Math.max(0, Math.min(first, length - count))
  }
  const first = useSyncExternalStore(onMove, firstVisible)
  const turn = useRotation(first)
  const slots = Array.from({ length: count }, (_, at) => (turn + at) % count)
  return slots
    .map((slot) => ({ slot, at: first + ((((slot - first) % count) + count) % count) }))
    .filter(({ at }) => at < length)
}
