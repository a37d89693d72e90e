import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type InfiniteListProps, ListEnd, useNearEnd } from './infinite-list.tsx'
import { type Grid, useInView } from './use-in-view.ts'

const MAX_PAGE_REM = 35
const MIN_TILE_REM = 4.9
const MAX_COLUMNS = 3
const gap = 10

/**
 * Computes the grid of 3:4 tiles for a page width, where text measures `rem`: three columns, fewer if the names would not fit. Known before the first
 * render, so that navigation back restores the scroll position.
 */
export function computeGrid(page: number, rem: number): Grid {
  const width = Math.min(page, MAX_PAGE_REM * rem) - 2 * Math.min(16, page * 0.05)
  const fittingColumns = Math.floor((width + gap) / (MIN_TILE_REM * rem + gap))
  const columns = Math.max(1, Math.min(MAX_COLUMNS, fittingColumns))
  return { columns, rowHeight: ((width - (columns - 1) * gap) / columns) * (4 / 3) + gap }
}

const onResize = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
const pageWidth = () => document.documentElement.clientWidth || innerWidth
const rootSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** A grid of any length that renders only the tiles in view. Loads more 300 px before its end, at most once a second. */
export function GameGrid<Item>({ rows: items, children, ...rest }: InfiniteListProps<Item>) {
  const { hasMore, loadingMore, onMore, end } = rest
  const page = useSyncExternalStore(onResize, pageWidth)
  const grid = useMemo(() => computeGrid(page, rootSize()), [page])
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
