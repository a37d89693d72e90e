import { WindowVirtualizer } from 'virtua'
import { type EndlessListProps, ListEnd, useNearEnd } from './list-end.tsx'

/** As high as most rows are, px; each is measured once it is on screen. */
const usualRow = 69

/** Rows one below the other, thousands of them: only those on screen exist. Asks for more 300 px before its end, at most once a second. */
export function LongList<Row>({ rows, keyOf, children, ...rest }: EndlessListProps<Row>) {
  const { hasMore, loadingMore, onMore, end } = rest
  const foot = useNearEnd(hasMore && !loadingMore ? onMore : undefined, rows.length)
  return (
    <>
      <div role="list">
        <WindowVirtualizer itemSize={usualRow} data={rows}>
          {(row, index) => (
            <div key={keyOf(row)} role="listitem" aria-posinset={index + 1} aria-setsize={hasMore ? -1 : rows.length}>
              {children(row, index)}
            </div>
          )}
        </WindowVirtualizer>
      </div>
      <ListEnd ref={foot} loading={loadingMore} text={hasMore ? undefined : end} />
    </>
  )
}
