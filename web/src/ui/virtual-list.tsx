import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { type InfiniteListProps, ListEnd, useNearEnd } from './infinite-list.tsx'

/** As high as most rows are, px; each is measured once it is on screen. */
const ESTIMATED_ROW_HEIGHT = 68

/** How high the rows of each entry of the history were. */
const heights = new Map<string, CacheSnapshot>()

/** The way back finds the same rows in the same place: all that lies above them is as high as it was. */
function useCachedHeights(entry: string) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const [cached] = useState(() => heights.get(entry))
  // What was measured lives in the list, and is gone with it.
  useLayoutEffect(() => {
    const { current } = list
    return () => void (current && heights.set(entry, current.cache))
  }, [entry])
  return { ref: list, cache: cached }
}

/** Rows one below the other, thousands of them: only those on screen exist. Asks for more 300 px before its end, at most once a second. */
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
