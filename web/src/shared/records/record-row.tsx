import type { ReactNode } from 'react'
import styles from './records.module.css'

type RecordRowProps = { title: string; text: string; amount: ReactNode; aside?: ReactNode; onOpen?: () => void }

export function RecordRow({ title, text, amount, aside, onOpen }: RecordRowProps) {
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.sums}>
        <span className={styles.sum}>{amount}</span>
        {aside && <span className={styles.text}>{aside}</span>}
      </span>
    </>
  )
  if (!onOpen) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      {content}
    </button>
  )
}
