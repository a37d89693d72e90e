import styles from './drum.module.css'

const tenth = (at: number) => Math.round(at * 10) / 10

const around = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return [20 + radius * Math.cos(angle), 20 + radius * Math.sin(angle)].map(tenth)
  })

const star = Array.from({ length: 28 }, (_, index) => {
  const angle = (index / 28) * 2 * Math.PI - Math.PI / 2
  const radius = index % 2 ? 3.2 : 8.6
  return `${tenth(20 + radius * Math.cos(angle))} ${tenth(20 + radius * Math.sin(angle))}`
}).join('L')

const strokes = (count: number, from: number, to: number) => {
  const inner = around(count, from)
  return around(count, to)
    .map((end, index) => `M${inner[index]!.join(' ')}L${end.join(' ')}`)
    .join('')
}
const dots = (count: number, radius: number, turn = 0) =>
  around(count, radius, turn)
    .map(([x, y]) => `M${x} ${y}h.01`)
    .join('')

/** The Đông Sơn drum: logo, spinner and empty-state emblem in one. Silent to screen readers; name the thing around it. */
export function Drum({
  size = 40,
  spinning = false,
  outline = false,
}: {
  size?: number
  spinning?: boolean
  outline?: boolean
}) {
  return (
    <svg
      className={styles.drum}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      data-spinning={spinning || undefined}
      data-outline={outline || undefined}
      aria-hidden
    >
      <circle className={styles.ground} cx="20" cy="20" r="19.2" />
      <path className={styles.outer} d={dots(36, 17.3)} />
      <path className={styles.teeth} d={strokes(28, 13.2, 15.4)} />
      <path className={styles.inner} d={dots(22, 11.4, 0.5)} />
      <path className={styles.star} d={`M${star}Z`} />
    </svg>
  )
}
