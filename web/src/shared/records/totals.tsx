import { Amount } from '#ui/text/amount.tsx'
import styles from './records.module.css'

type Sum = { label: string; value?: number; signed?: boolean; text?: string }

/** Totals over all filtered rows, not only those on screen. */
export function Totals({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.totals}>
      {sums.map(({ label, value, signed, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text ?? <Amount value={value} signed={signed} />}</dd>
        </div>
      ))}
    </dl>
  )
}
