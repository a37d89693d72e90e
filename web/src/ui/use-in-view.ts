import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** How tiles lie: so many beside each other, and so far (px) from the head of a row to that of the next one. */
export type Grid = { columns: number; rowHeight: number }

/** Rows that are drawn above and below what is seen, so that a page moved fast shows none that is missing. */
const OVERSCAN_ROWS = 2

/** As long as nothing is moved for so long (ms), the page rests. */
const IDLE_DELAY = 150

/** The screen does not grow when a browser puts its bars away, as the window does. */
const screenHeight = () => Math.max(innerHeight, screen.height)

/** So many tiles are drawn: always the same ones, which show what is seen. */
const computeSlotCount = ({ columns, rowHeight }: Grid) => (Math.ceil(screenHeight() / rowHeight) + 1 + 2 * OVERSCAN_ROWS) * columns

const onMove = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** In the document tiles stand one after the other, for the keyboard and for readers; while the page moves they keep their places. */
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
 * Which tiles of a long grid are drawn, and at which place (`slot`) of it: what leaves at one end is shown anew at the other.
 * It moves by single tiles, so that no frame has a whole row to draw.
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
