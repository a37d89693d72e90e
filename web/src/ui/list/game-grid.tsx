import { isWideScreen } from '#lib/device/wide-screen.ts'
import {
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useDeferredValue,
  useSyncExternalStore,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { type InfiniteListProps, ListEnd, useNearEnd } from './infinite-list.tsx'

/** The number of columns, and the height of a row including the gap, px. */
type Grid = { columns: number; rowHeight: number }

/** Rows rendered above and below the view, so that fast scrolling shows no gaps. */
const OVERSCAN_ROWS = 2

/** The time without scrolling after which the page counts as idle, ms. */
const IDLE_DELAY = 150

/** The screen height does not change when the browser hides its bars, as the window's does. */
const screenHeight = () => Math.max(innerHeight, screen.height)

const countRowsOfScreen = ({ rowHeight }: Grid) => Math.ceil(screenHeight() / rowHeight)

/** The number of rendered tiles is constant; they are reused for those in view. */
const computeSlotCount = (grid: Grid) => (countRowsOfScreen(grid) + 1 + 2 * OVERSCAN_ROWS) * grid.columns

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
function useInView(box: RefObject<HTMLElement | null>, grid: Grid, length: number) {
  const count = computeSlotCount(grid)
  const firstVisible = () => {
    const above = -(box.current?.getBoundingClientRect().top ?? 0)
    const first = Math.floor((above / grid.rowHeight) * grid.columns) - OVERSCAN_ROWS * grid.columns
    return Math.max(0, Math.min(first, length - count))
  }
  const first = useSyncExternalStore(onMove, firstVisible)
  const turn = useRotation(first)
  // The first layout of all tiles would block a slow phone for 100 ms: at the top of the list those below the screen follow.
  const isStarted = useDeferredValue(true, false) || first > 0
  const end = isStarted ? length : Math.min(length, countRowsOfScreen(grid) * grid.columns)
  const slots = Array.from({ length: count }, (_, at) => (turn + at) % count)
  return slots
    .map((slot) => ({ slot, at: first + ((((slot - first) % count) + count) % count) }))
    .filter(({ at }) => at < end)
}

const MAX_PAGE_REM = 35
const MIN_TILE_REM = 4.9
const MAX_COLUMNS = 3
const WIDE_GUTTER = 24
const WIDE_MIN_TILE_REM = 8.5
const gap = 10

/**
 * Computes the grid of 3:4 tiles for a page width, where text measures `rem`: three columns, fewer if the names would not fit, and as many as fit beside the navigation of a wide screen. Known before the first
 * render, so that navigation back restores the scroll position.
 */
export function computeGrid(page: number, rem: number, isWide = false): Grid {
  const width = isWide ? page - 2 * WIDE_GUTTER : Math.min(page, MAX_PAGE_REM * rem) - 2 * Math.min(16, page * 0.05)
  const fittingColumns = Math.floor((width + gap) / ((isWide ? WIDE_MIN_TILE_REM : MIN_TILE_REM) * rem + gap))
  const columns = Math.max(1, isWide ? fittingColumns : Math.min(MAX_COLUMNS, fittingColumns))
  return { columns, rowHeight: ((width - (columns - 1) * gap) / columns) * (4 / 3) + gap }
}

const onResize = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
const pageWidth = () =>
  (isWideScreen() && document.querySelector('main')?.clientWidth) || document.documentElement.clientWidth || innerWidth
const rootSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** A grid of any length that renders only the tiles in view. Loads more 300 px before its end, at most once a second. */
export function GameGrid<Item>({ rows: items, children, ...rest }: InfiniteListProps<Item>) {
  const { hasMore, loadingMore, onMore, end } = rest
  const page = useSyncExternalStore(onResize, pageWidth)
  const grid = useMemo(() => computeGrid(page, rootSize(), isWideScreen()), [page])
  const sentinel = useNearEnd(hasMore && !loadingMore ? onMore : undefined, items.length)
  return (
    <>
      <Tiles grid={grid} items={items}>
        {children}
      </Tiles>
      <ListEnd ref={sentinel} loading={loadingMore} text={!hasMore && items.length > 0 ? end : undefined} />
    </>
  )
}

type TilesProps<Item> = { grid: Grid; items: Item[]; children: (item: Item, index: number) => ReactNode }

function Tiles<Item>({ grid, items, children }: TilesProps<Item>) {
  const { columns, rowHeight } = grid
  const box = useRef<HTMLDivElement>(null)
  const visible = useInView(box, grid, items.length)
  const blockSize = Math.ceil(items.length / columns) * rowHeight
  return (
    <div ref={box} style={{ position: 'relative', contain: 'size layout style', overflowAnchor: 'none', blockSize }}>
      {visible.map(({ slot, at }) => (
        <Cell key={slot} item={items[at]!} at={at} grid={grid}>
          {children}
        </Cell>
      ))}
    </div>
  )
}

type CellProps<Item> = { item: Item; at: number; grid: Grid; children: (item: Item, index: number) => ReactNode }

/** A slot of the grid. It moves to show another tile; all others stay unchanged. */
const Cell = memo(function Cell<Item>({ item, at, grid: { columns, rowHeight }, children }: CellProps<Item>) {
  const cell = useRef<HTMLDivElement>(null)
  // A focused tile must not turn into another game.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (cell.current?.contains(activeElement)) (activeElement as HTMLElement).blur()
  }, [at])
  const columnWidth = `(100% + ${gap}px) / ${columns}`
  const position = { top: Math.floor(at / columns) * rowHeight, left: `calc(${at % columns} * ${columnWidth})` }
  return (
    <div
      ref={cell}
      style={{
        ...position,
        position: 'absolute',
        contain: 'layout style',
        inlineSize: `calc(${columnWidth} - ${gap}px)`,
      }}
    >
      {children(item, at)}
    </div>
  )
}) as <Item>(props: CellProps<Item>) => ReactNode
