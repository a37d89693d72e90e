import styles from './badge.module.css'

export function Badge({ count, label }: { count: number | undefined; label?: string }) {
  if (!count || count < 1) return null
  return (
    <span className={styles.badge} aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
