import styles from './avatar.module.css'

const petals = [-64, 64, -34, 34, 0]

export function Avatar({ size = 44 }: { size?: number }) {
  return (
    // Each member may have chosen another picture: the prerendered view keeps its place only.
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 40 40" aria-hidden data-late>
      <circle cx="20" cy="20" r="20" />
      {petals.map((turn) => (
        <path
          key={turn}
          data-petal={Math.abs(turn)}
          transform={`translate(20 27) rotate(${turn})`}
          d="M0 0C-6 -5 -4 -12 0 -16C4 -12 6 -5 0 0Z"
        />
      ))}
    </svg>
  )
}
