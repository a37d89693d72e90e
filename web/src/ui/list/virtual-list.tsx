import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { type InfiniteListProps, ListEnd, useNearEnd } from './infinite-list.tsx'

/** The height of most rows, px; each row is measured when it is rendered. */
const ESTIMATED_ROW_HEIGHT = 68

const heights = new Map<string, CacheSnapshot>()

/** Restores the measured heights on navigation back, so that the scroll position is the same. */
function useCachedHeights(entry: string) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const [cached] = useState(() => heights.get(entry))
  // The measurements belong to the list and are lost on unmount.
  useLayoutEffect(() => {
    const { current } = list
    return () => void (current && heights.set(entry, current.cache))
  }, [entry])
  return { ref: list, cache: cached }
}

/** A list of thousands of rows that renders only those in view. Loads more 300 px before its end, at most once a second. */
export function VirtualList<Row>({ rows, ...rest }: InfiniteListProps<Row>) {
  const { key } = useLocation()
  const { hasMore, loadingMore, onMore, end } = rest
  const sentinel = useNearEnd(hasMore && !loadingMore ? onMore : undefined, rows.length)
  return (
    <>
      <div role="list">
        <Rows key={key} entry={key} rows={rows} {...rest} />
      </div>
      <ListEnd ref={sentinel} loading={loadingMore} text={hasMore ? undefined : end} />
    </>
  )
}

function Rows<Row>({ entry, rows, keyOf, children, hasMore }: InfiniteListProps<Row> & { entry: string }) {
  return (
    <WindowVirtualizer itemSize={ESTIMATED_ROW_HEIGHT} data={rows} {...useCachedHeights(entry)}>
      {(row, index) => (
        <div key={keyOf(row)} role="listitem" aria-posinset={index + 1} aria-setsize={hasMore ? -1 : rows.length}>
          {children(row, index)}
        </div>
      )}
    </WindowVirtualizer>
  )
}
