import { Amount } from '#ui/amount.tsx'
import styles from './records.module.css'

/** A sum of money, or what else is counted, in words. */
type Sum = { label: string; value?: number; signed?: boolean; text?: string }

/** Sums over everything the filters let through, not over the rows on screen alone. */
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
