import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import styles from './game-grid.module.css'
import { ListEnd, useNearEnd } from './list-end.tsx'

export type GameGridProps<Item> = {
  items: Item[]
  keyOf: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
  columns?: number
  hasMore?: boolean
  loadingMore?: boolean
  onMore?: () => void
  /** Words under the last row. */
  end?: string
}

/** A grid as long as it likes: only the rows on screen exist. Asks for more 300 px before its end, at most once a second. */
export function GameGrid<Item>({
  items,
  keyOf,
  children,
  columns = 3,
  hasMore,
  loadingMore,
  onMore,
  end,
}: GameGridProps<Item>) {
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
  const foot = useNearEnd(hasMore && !loadingMore ? onMore : undefined)
  return (
    <div style={{ '--columns': columns } as React.CSSProperties}>
      <WindowVirtualizer itemSize={180}>
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
