import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Rail, type RailProps } from '#ui/scroll-row.tsx'
import styles from './home.module.css'

type GrowingRailProps<Item> = Omit<RailProps, 'children'> & {
  items: readonly Item[]
  /** As many as are seen before anybody moves the rail, with the next one peeping in. */
  atFirst: number
  children: (item: Item, index: number) => ReactNode
}

const more = 12

/** A rail of many: the ones off screen are made when it is scrolled towards them. */
export function GrowingRail<Item>({ items, atFirst, children, ...rail }: GrowingRailProps<Item>) {
  const [shown, setShown] = useState(atFirst)
  const end = useRef<HTMLSpanElement>(null)
  // Only the browser knows when the end of the rail comes near.
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (changes) => changes.at(-1)?.isIntersecting && startTransition(() => setShown((before) => before + more)),
      // What nobody has moved yet need not be ready for more.
      { root: end.current.parentElement, rootMargin: shown === atFirst ? '0px 60px' : '0px 240px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [shown, atFirst])
  return (
    <Rail {...rail}>
      {items.slice(0, shown).map(children)}
      {shown < items.length && <span ref={end} className={styles.railEnd} aria-hidden />}
    </Rail>
  )
}
