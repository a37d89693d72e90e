import type { ReactNode } from 'react'
import styles from './rewards.module.css'

type RewardRowProps = {
  icon?: ReactNode
  title: string
  reward?: string
  note?: ReactNode
  children?: ReactNode
}

export function RewardRow({ icon, title, reward: gift, note, children }: RewardRowProps) {
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
