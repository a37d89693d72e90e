import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { ScrollRow, type ScrollRowProps } from '#ui/list/scroll-row.tsx'
import styles from './home.module.css'

type IncrementalRowProps<Item> = Omit<ScrollRowProps, 'children'> & {
  items: readonly Item[]
  initialCount: number
  children: (item: Item, index: number) => ReactNode
}

const STEP = 12

export function IncrementalRow<Item>({ items, initialCount, children, ...rail }: IncrementalRowProps<Item>) {
  const [count, setCount] = useState(initialCount)
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (changes) => changes.at(-1)?.isIntersecting && startTransition(() => setCount((before) => before + STEP)),
      // Before the first scroll a small margin is enough.
      { root: end.current.parentElement, rootMargin: count === initialCount ? '0px 60px' : '0px 240px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, initialCount])
  return (
    <ScrollRow {...rail}>
      {items.slice(0, count).map(children)}
      {count < items.length && <span ref={end} className={styles.railEnd} aria-hidden />}
    </ScrollRow>
  )
}
