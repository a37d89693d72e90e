import type { ReactNode } from 'react'
import styles from './scroll-row.module.css'

export type ScrollRowProps = { label: string; children: ReactNode; rows?: 1 | 2; itemWidth?: string }

export function ScrollRow({ label, children, rows = 1, itemWidth }: ScrollRowProps) {
  return (
    <div
      className={styles.rail}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-rows={rows}
      style={itemWidth ? ({ '--item': itemWidth } as React.CSSProperties) : undefined}
    >
      {children}
    </div>
  )
}

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
