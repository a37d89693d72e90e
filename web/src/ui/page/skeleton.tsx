import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type SkeletonProps = {
  height?: number
  width?: number | string
  ratio?: string
  radius?: 'tag' | 'chip' | 'tile' | 'card'
  /** The name under which the page's response announces a picture for it (`data-first`). */
  first?: string
}

/** A placeholder with the size of the content; `height` applies to the default text size of 16 px. */
export function Skeleton({ height, width = '100%', ratio, radius = 'chip', first }: SkeletonProps) {
  const style: CSSProperties = { blockSize: height && `${height / 16}rem`, inlineSize: width, aspectRatio: ratio }
  return <span className={styles.box} style={style} data-radius={radius} data-first={first} data-waits aria-hidden />
}

/** Placeholders for the game grid. Those of the `first` row may get their pictures before the app is loaded. */
export function TileSkeletons({ count = 6, first }: { count?: number; first?: boolean }) {
  return (
    <div className={styles.tiles} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio="3 / 4" radius="tile" first={first && index < 3 ? 'tile' : undefined} />
      ))}
    </div>
  )
}

export function RowSkeletons({ count = 5, height = 68, first }: { count?: number; height?: number; first?: string }) {
  return (
    <div className={styles.rows} data-first={first} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} radius="card" />
      ))}
    </div>
  )
}
