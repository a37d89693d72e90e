import { ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../action/link.tsx'
import styles from './list-row.module.css'

type RowProps = { title: ReactNode; text?: ReactNode; icon?: ReactNode; trailing?: ReactNode }
type ListRowProps = RowProps & { to?: string; onClick?: (event: MouseEvent) => void }

export function ListRow({ to, onClick, trailing, ...row }: ListRowProps) {
  const content = (
    <>
      {row.icon && <span className={styles.icon}>{row.icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{row.title}</span>
        {row.text && <span className={styles.text}>{row.text}</span>}
      </span>
      {trailing}
      {(to || (onClick && trailing === undefined)) && <ChevronRight className={styles.arrow} aria-hidden />}
    </>
  )
  if (to)
    return (
      <Link className={styles.row} to={to} onClick={onClick}>
        {content}
      </Link>
    )
  if (onClick)
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {content}
      </button>
    )
  return <div className={styles.row}>{content}</div>
}

export function ListCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.card} role="group" aria-label={label}>
      {children}
    </div>
  )
}
