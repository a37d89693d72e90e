import { useEffect, useRef, type ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import { Drum } from './drum.tsx'
import styles from './game-grid.module.css'

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

const nearEnd = 300
const moreThrottle = 1000

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
      <div ref={foot} className={styles.foot} role="status">
        {loadingMore && <Drum size={32} spinning />}
        {!hasMore && items.length > 0 && end}
      </div>
    </div>
  )
}

function useNearEnd(onNear: (() => void) | undefined) {
  const foot = useRef<HTMLDivElement>(null)
  const lastAsked = useRef(-Infinity)
  // The end of the page is known to the browser only: an observer tells when it comes near.
  useEffect(() => {
    if (!onNear || !foot.current) return
    const ask = () => {
      lastAsked.current = performance.now()
      onNear()
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(waiting)
        if (entry?.isIntersecting)
          waiting = setTimeout(ask, Math.max(0, lastAsked.current + moreThrottle - performance.now()))
      },
      { rootMargin: `${nearEnd}px` },
    )
    observer.observe(foot.current)
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
    }
  }, [onNear])
  return foot
}
