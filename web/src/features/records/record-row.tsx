import type { ReactNode } from 'react'
import styles from './records.module.css'

type RecordRowProps = { title: string; text: string; amount: ReactNode; aside: ReactNode; onOpen: () => void }

/** One movement or bet; a tap shows all of it. */
export function RecordRow({ title, text, amount, aside, onOpen }: RecordRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.sums}>
        <span className={styles.sum}>{amount}</span>
        <span className={styles.text}>{aside}</span>
      </span>
    </button>
  )
}
