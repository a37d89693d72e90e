import styles from './number-balls.module.css'

type NumberBallsProps = { numbers: (string | number)[]; label: string; special?: number; size?: 'small' | 'normal' }

/** Drawn numbers as balls; the last `special` ones are gold. Read out as one text. */
export function NumberBalls({ numbers, label, special = 1, size = 'normal' }: NumberBallsProps) {
  return (
    <div className={styles.balls} role="img" aria-label={`${label}: ${numbers.join(' ')}`} data-size={size}>
      {numbers.map((number, index) => (
        <span key={index} data-special={index >= numbers.length - special || undefined}>
          {number}
        </span>
      ))}
    </div>
  )
}
