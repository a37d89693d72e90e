import type { TicketConfig } from '@longan/sdk'
import type { Ref } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { formatCompact } from '#lib/money/money.ts'
import { angleOf } from './spin.ts'
import styles from './rewards.module.css'

type Prize = TicketConfig['prizes'][number]
type WheelProps = { ref: Ref<HTMLDivElement>; prizes: readonly Prize[] }

const RADIUS = 48
const pointOnRim = (turn: number) =>
  [50 + RADIUS * Math.sin(turn * 2 * Math.PI), 50 - RADIUS * Math.cos(turn * 2 * Math.PI)]
    .map((at) => at.toFixed(2))
    .join(' ')

const fieldPath = (index: number, count: number) =>
  `M50 50L${pointOnRim(index / count)}A${RADIUS} ${RADIUS} 0 0 1 ${pointOnRim((index + 1) / count)}Z`

/** Returns the colour of a field. Neighbours differ, including the last and the first. */
const toneOf = (index: number, count: number) => (index === count - 1 && count % 2 ? 2 : index % 2)

/** The wheel with a field for each prize. It is hidden from screen readers: the list of probabilities has the same content. */
export function Wheel({ ref, prizes }: WheelProps) {
  const language = useLanguage()
  const shortLabel = ({ rewardType, value }: Prize) =>
    rewardType === 'NONE' ? '–' : `${rewardType === 'POINT' ? '★' : ''}${formatCompact(value, language)}`
  return (
    <div className={styles.wheel} aria-hidden>
      <div ref={ref}>
        <svg viewBox="0 0 100 100">
          {prizes.map((prize, index) => (
            <g key={prize.prizeId} data-tone={toneOf(index, prizes.length)}>
              <path d={fieldPath(index, prizes.length)} />
              <text x="50" y="17" transform={`rotate(${-angleOf(index, prizes.length)} 50 50)`}>
                {shortLabel(prize)}
              </text>
            </g>
          ))}
          <circle cx="50" cy="50" r="9" />
        </svg>
      </div>
    </div>
  )
}
