import { config } from '#lib/site/config.ts'
import styles from './brand-mark.module.css'

const roundToTenth = (at: number) => Math.round(at * 10) / 10

const star = Array.from({ length: 28 }, (_, index) => {
  const angle = (index / 28) * 2 * Math.PI - Math.PI / 2
  const radius = index % 2 ? 3.2 : 8.6
  return `${roundToTenth(20 + radius * Math.cos(angle))} ${roundToTenth(20 + radius * Math.sin(angle))}`
}).join('L')

const ring = (radius: number, marks: number) => ({ cx: 20, cy: 20, r: radius, pathLength: marks })

/** The brand mark, a Đông Sơn drum or the mark of the site's brand: logo, spinner and empty-state emblem. Hidden from screen readers: label the element around it. */
export function BrandMark({
  size = 40,
  spinning = false,
  outline = false,
}: {
  size?: number
  spinning?: boolean
  outline?: boolean
}) {
  const look = {
    className: styles.drum,
    width: size,
    height: size,
    'data-spinning': spinning || undefined,
    'data-outline': outline || undefined,
  }
  if (config.brand?.mark) return <img {...look} src={config.brand.mark} alt="" />
  return (
    <svg {...look} viewBox="0 0 40 40" aria-hidden>
      <circle className={styles.ground} cx={20} cy={20} r={19.2} />
      <circle className={styles.outer} {...ring(17.3, 36)} />
      <circle className={styles.teeth} {...ring(14.3, 28)} />
      <circle className={styles.inner} {...ring(11.4, 22)} />
      <path className={styles.star} d={`M${star}Z`} />
    </svg>
  )
}
