import { encode } from 'uqr'
import styles from './invite-card.module.css'

/** A text as a QR code, dark on light in both themes, as cameras need it; `label` is the accessible name. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 })
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots.join('')} />
    </svg>
  )
}
