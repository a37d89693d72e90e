import styles from './agent.module.css'

/** One bar: what stands under it, how high it is, and the same in words. */
type Bar = { label: string; value: number; text: string }
type BarChartProps = {
  title: string
  /** What the two columns of the table are called. */
  columns: readonly [string, string]
  bars: readonly Bar[]
}

const HEIGHT = 60
const WIDTH = 10
const GAP = 3

/** Figures over time as bars from a common ground, gains up and losses down; a screen reader finds them in a table. */
export function BarChart({ title, columns, bars }: BarChartProps) {
  const top = Math.max(0, ...bars.map(({ value }) => value))
  const bottom = Math.min(0, ...bars.map(({ value }) => value))
  const scale = HEIGHT / (top - bottom || 1)
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden>
        <rect y={top * scale} width="100%" height={1} />
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={index * WIDTH + GAP / 2}
            y={(top - Math.max(value, 0)) * scale}
            width={WIDTH - GAP}
            height={Math.abs(value) * scale}
            data-gain={value > 0 || undefined}
            data-loss={value < 0 || undefined}
          />
        ))}
      </svg>
      <p aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </p>
      <BarTable title={title} columns={columns} bars={bars} />
    </figure>
  )
}

function BarTable({ title, columns, bars }: BarChartProps) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
