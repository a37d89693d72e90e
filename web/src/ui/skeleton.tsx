import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type SkeletonProps = {
  height?: number
  width?: number | string
  ratio?: string
  radius?: 'tag' | 'chip' | 'tile' | 'card'
  /** Which of the pictures that the page's reply names is put into it. */
  first?: string
}

/** A box of the final size while its content is on the way; `height` is what it is for text of the usual 16 px. */
export function Skeleton({ height, width = '100%', ratio, radius = 'chip', first }: SkeletonProps) {
  const style: CSSProperties = { blockSize: height && `${height / 16}rem`, inlineSize: width, aspectRatio: ratio }
  return <span className={styles.box} style={style} data-radius={radius} data-first={first} data-waits aria-hidden />
}

/** Boxes in the shape of the game grid; those of the `first` row may be given their pictures before the app is there. */
export function TileSkeletons({ count = 6, first }: { count?: number; first?: boolean }) {
  return (
    <div className={styles.tiles} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio="3 / 4" radius="tile" first={first && index < 3 ? 'tile' : undefined} />
      ))}
    </div>
  )
}

/** Boxes in the shape of list rows. */
export function RowSkeletons({ count = 5, height = 68 }: { count?: number; height?: number }) {
  return (
    <div className={styles.rows} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} radius="card" />
      ))}
    </div>
  )
}
