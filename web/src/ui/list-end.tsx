import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { Drum } from './brand-mark.tsx'
import styles from './list-end.module.css'

const nearEnd = 300
const moreThrottle = 1000

type ListEndProps = { ref: Ref<HTMLDivElement>; loading?: boolean; text?: string }

/** What stands under the last row: the drum while more is on the way, or that there is no more. */
export function ListEnd({ ref, loading, text }: ListEndProps) {
  return (
    <div ref={ref} className={styles.end} role="status">
      {loading && <Drum size={32} spinning />}
      {text}
    </div>
  )
}

export type EndlessListProps<Row> = {
  rows: Row[]
  keyOf: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
  hasMore?: boolean
  loadingMore?: boolean
  onMore?: () => void
  /** Words under the last row. */
  end?: string
}

/** Rows that are read page by page as the person scrolls. For hundreds of rows; thousands want `LongList`, or `GameGrid`. */
export function EndlessList<Row>({ rows, keyOf, children, hasMore, loadingMore, onMore, end }: EndlessListProps<Row>) {
  const foot = useNearEnd(hasMore && !loadingMore ? onMore : undefined, rows.length)
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row, index) => (
          <li key={keyOf(row)}>{children(row, index)}</li>
        ))}
      </ul>
      <ListEnd ref={foot} loading={loadingMore} text={hasMore ? undefined : end} />
    </>
  )
}

/** Tells, at most once a second, when the end of a list is 300 px away, and again when it still is after rows have come. */
export function useNearEnd(onNear: (() => void) | undefined, length: number) {
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
      (changes) => {
        clearTimeout(waiting)
        if (changes.at(-1)?.isIntersecting)
          waiting = setTimeout(ask, Math.max(0, lastAsked.current + moreThrottle - performance.now()))
      },
      { rootMargin: `${nearEnd}px` },
    )
    observer.observe(foot.current)
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
    }
  }, [onNear, length])
  return foot
}
