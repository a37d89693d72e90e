import type { ReactNode } from 'react'
import { BrandMark } from '../media/brand-mark.tsx'
import styles from './empty.module.css'

export function Empty({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <BrandMark size={96} outline />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
