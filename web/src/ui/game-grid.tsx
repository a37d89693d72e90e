import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type EndlessListProps, ListEnd, useNearEnd } from './list-end.tsx'
import { type Grid, useSeen } from './use-in-view.ts'

const widest = 35
const narrowestTile = 4.9
const most = 3
const gap = 10

/**
 * How 3:4 tiles lie on a page of this width where text measures `rem`: three beside each other, fewer where their names would not fit.
 * Known before the first one is drawn, so that the way back finds its very place.
 */
export function gridOf(page: number, rem: number): Grid {
  const width = Math.min(page, widest * rem) - 2 * Math.min(16, page * 0.05)
  const fitting = Math.floor((width + gap) / (narrowestTile * rem + gap))
  const columns = Math.max(1, Math.min(most, fitting))
  return { columns, rowHeight: ((width - (columns - 1) * gap) / columns) * (4 / 3) + gap }
}

const onResize = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
const pageWidth = () => document.documentElement.clientWidth || innerWidth
const rootSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** A grid as long as it likes: only the tiles on screen exist. Asks for more 300 px before its end, at most once a second. */
export function GameGrid<Item>({ rows: items, children, ...rest }: EndlessListProps<Item>) {
  const { hasMore, loadingMore, onMore, end } = rest
  const page = useSyncExternalStore(onResize, pageWidth)
  const grid = useMemo(() => gridOf(page, rootSize()), [page])
  const foot = useNearEnd(hasMore && !loadingMore ? onMore : undefined, items.length)
  return (
    <>
      <Tiles grid={grid} items={items}>
        {children}
      </Tiles>
      <ListEnd ref={foot} loading={loadingMore} text={!hasMore && items.length > 0 ? end : undefined} />
    </>
  )
}

type TilesProps<Item> = { grid: Grid; items: Item[]; children: (item: Item, index: number) => ReactNode }

function Tiles<Item>({ grid, items, children }: TilesProps<Item>) {
  const { columns, rowHeight } = grid
  const box = useRef<HTMLDivElement>(null)
  const seen = useSeen(box, grid, items.length)
  const blockSize = Math.ceil(items.length / columns) * rowHeight
  return (
    <div ref={box} style={{ position: 'relative', contain: 'size layout style', overflowAnchor: 'none', blockSize }}>
      {seen.map(({ slot, at }) => (
        <Cell key={slot} item={items[at]!} at={at} grid={grid}>
          {children}
        </Cell>
      ))}
    </div>
  )
}

type CellProps<Item> = { item: Item; at: number; grid: Grid; children: (item: Item, index: number) => ReactNode }

/** A place of the grid; it moves down, or up, to show what comes into sight. All others stay as they are. */
const Cell = memo(function Cell<Item>({ item, at, grid: { columns, rowHeight }, children }: CellProps<Item>) {
  const cell = useRef<HTMLDivElement>(null)
  // Whoever was here with the keyboard must not find herself on another game.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (cell.current?.contains(activeElement)) (activeElement as HTMLElement).blur()
  }, [at])
  const part = `(100% + ${gap}px) / ${columns}`
  const place = { top: Math.floor(at / columns) * rowHeight, left: `calc(${at % columns} * ${part})` }
  return (
    <div
      ref={cell}
      style={{ ...place, position: 'absolute', contain: 'layout style', inlineSize: `calc(${part} - ${gap}px)` }}
    >
      {children(item, at)}
    </div>
  )
}) as <Item>(props: CellProps<Item>) => ReactNode
