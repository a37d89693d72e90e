import type { ReactNode } from 'react'
import styles from './rewards.module.css'

type RewardRowProps = {
  icon?: ReactNode
  title: string
  /** What it gives, or what it costs. */
  gift?: string
  /** What else there is to know: until when, how far. */
  note?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** One thing that gives something, or has given it. */
export function RewardRow({ icon, title, gift, note, children }: RewardRowProps) {
  return (
    <div className={styles.row}>
      {icon}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {gift && <p className={styles.gift}>{gift}</p>}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </div>
  )
}
