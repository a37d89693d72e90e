import styles from './number-balls.module.css'

type NumberBallsProps = {
  numbers: (string | number)[]
  label: string
  special?: number
  size?: 'small' | 'normal'
  fresh?: boolean
}

export function NumberBalls({ numbers, label, special = 1, size = 'normal', fresh }: NumberBallsProps) {
  return (
    <div
      className={styles.balls}
      role="img"
      aria-label={`${label}: ${numbers.join(' ')}`}
      data-size={size}
      data-fresh={fresh || undefined}
    >
      {numbers.map((number, index) => (
        <span
          key={index}
          style={{ '--at': index } as React.CSSProperties}
          data-special={index >= numbers.length - special || undefined}
        >
          {number}
        </span>
      ))}
    </div>
  )
}
