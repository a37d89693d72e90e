import { useSyncExternalStore } from 'react'
import { WindowVirtualizer } from 'virtua'
import styles from './game-grid.module.css'
import { type EndlessListProps, ListEnd, useNearEnd } from './list-end.tsx'

const widest = 35
const narrowestTile = 4.9
const most = 3
const gap = 10

/**
 * How 3:4 tiles lie on a page of this width where text measures `rem`: three beside each other, fewer where their names would not fit.
 * Known before the first one is drawn, so that the way back finds its very place.
 */
export function gridOf(page: number, rem: number) {
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

/** A grid as long as it likes: only the rows on screen exist. Asks for more 300 px before its end, at most once a second. */
export function GameGrid<Item>({ rows: items, keyOf, children, ...rest }: EndlessListProps<Item>) {
  const { hasMore, loadingMore, onMore, end } = rest
  const { columns, rowHeight } = gridOf(useSyncExternalStore(onResize, pageWidth), rootSize())
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
  const foot = useNearEnd(hasMore && !loadingMore ? onMore : undefined, items.length)
  return (
    <div style={{ '--columns': columns } as React.CSSProperties}>
      <WindowVirtualizer itemSize={rowHeight} data={rows}>
        {(row, at) => (
          <div key={keyOf(row[0]!)} className={styles.row}>
            {row.map((item, column) => (
              <div key={keyOf(item)}>{children(item, at * columns + column)}</div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
      <ListEnd ref={foot} loading={loadingMore} text={!hasMore && items.length > 0 ? end : undefined} />
    </div>
  )
}
