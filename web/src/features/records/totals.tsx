import { Amount } from '#ui/amount.tsx'
import styles from './records.module.css'

type Sum = { label: string; value: number; signed?: boolean }

/** Sums over everything the filters let through, not over the rows on screen alone. */
export function Totals({ sums }: { sums: Sum[] }) {
  return (
    <dl className={styles.totals}>
      {sums.map(({ label, value, signed }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} signed={signed} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
