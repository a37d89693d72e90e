import styles from './agent.module.css'

/** `text` is the formatted value for the table. */
type Bar = { label: string; value: number; text: string }
type BarChartProps = {
  title: string
  columns: readonly [string, string]
  bars: readonly Bar[]
}

const HEIGHT = 60
const WIDTH = 10
const GAP = 3

export function BarChart({ title, columns, bars }: BarChartProps) {
  const max = Math.max(0, ...bars.map(({ value }) => value))
  const min = Math.min(0, ...bars.map(({ value }) => value))
  const scale = HEIGHT / (max - min || 1)
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden>
        <rect y={max * scale} width="100%" height={1} />
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={index * WIDTH + GAP / 2}
            y={(max - Math.max(value, 0)) * scale}
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
