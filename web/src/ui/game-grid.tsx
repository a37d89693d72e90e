import { WindowVirtualizer } from 'virtua'
import styles from './game-grid.module.css'
import { type EndlessListProps, ListEnd, useNearEnd } from './list-end.tsx'

type GameGridProps<Item> = EndlessListProps<Item> & { columns?: number }

const widest = 560
const gutters = 32
const gap = 10

/** What a row of 3:4 tiles will measure: known before the first one is drawn, so that the way back finds its very place. */
function rowHeight(columns: number) {
  const width = Math.min(document.documentElement.clientWidth, widest) - gutters
  return Math.max(0, (width - (columns - 1) * gap) / columns) * (4 / 3) + gap
}

/** A grid as long as it likes: only the rows on screen exist. Asks for more 300 px before its end, at most once a second. */
export function GameGrid<Item>({ rows: items, keyOf, children, ...rest }: GameGridProps<Item>) {
  const { columns = 3, hasMore, loadingMore, onMore, end } = rest
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
  const foot = useNearEnd(hasMore && !loadingMore ? onMore : undefined, items.length)
  return (
    <div style={{ '--columns': columns } as React.CSSProperties}>
      <WindowVirtualizer itemSize={rowHeight(columns)}>
        {rows.map((row, at) => (
          <div key={keyOf(row[0]!)} className={styles.row}>
            {row.map((item, column) => (
              <div key={keyOf(item)}>{children(item, at * columns + column)}</div>
            ))}
          </div>
        ))}
      </WindowVirtualizer>
      <ListEnd ref={foot} loading={loadingMore} text={!hasMore && items.length > 0 ? end : undefined} />
    </div>
  )
}
