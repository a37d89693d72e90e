import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { BrandMark } from '../media/brand-mark.tsx'
import styles from './infinite-list.module.css'

const END_MARGIN = 300
const LOAD_THROTTLE = 1000

type ListEndProps = { ref: Ref<HTMLDivElement>; loading?: boolean; text?: string }

export function ListEnd({ ref, loading, text }: ListEndProps) {
  return (
    <div ref={ref} className={styles.end} role="status">
      {loading && <BrandMark size={32} spinning />}
      {text}
    </div>
  )
}

export type InfiniteListProps<Row> = {
  rows: Row[]
  keyOf: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
  hasMore?: boolean
  loadingMore?: boolean
  onMore?: () => void
  end?: string
}

/** A list that loads its pages on scroll. For hundreds of rows; for thousands use `VirtualList` or `GameGrid`. */
export function InfiniteList<Row>({
  rows,
  keyOf,
  children,
  hasMore,
  loadingMore,
  onMore,
  end,
}: InfiniteListProps<Row>) {
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

/** Calls `onNear`, at most once a second, when the end of a list is within 300 px, and again if it still is after new rows. */
export function useNearEnd(onNear: (() => void) | undefined, length: number) {
  const foot = useRef<HTMLDivElement>(null)
  const lastLoad = useRef(-Infinity)
  useEffect(() => {
    if (!onNear || !foot.current) return
    const loadMore = () => {
      lastLoad.current = performance.now()
      onNear()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (changes) => {
        clearTimeout(timer)
        if (changes.at(-1)?.isIntersecting)
          timer = setTimeout(loadMore, Math.max(0, lastLoad.current + LOAD_THROTTLE - performance.now()))
      },
      { rootMargin: `${END_MARGIN}px` },
    )
    observer.observe(foot.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [onNear, length])
  return foot
}
