import type { TicketConfig } from '@longan/sdk'
import type { Ref } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { formatCompact } from '#lib/money.ts'
import { angleOf } from './spin.ts'
import styles from './rewards.module.css'

type Prize = TicketConfig['prizes'][number]
type WheelProps = { ref: Ref<HTMLDivElement>; prizes: readonly Prize[] }

const RADIUS = 48
const onRim = (turn: number) =>
  [50 + RADIUS * Math.sin(turn * 2 * Math.PI), 50 - RADIUS * Math.cos(turn * 2 * Math.PI)]
    .map((at) => at.toFixed(2))
    .join(' ')

const fieldOf = (index: number, count: number) =>
  `M50 50L${onRim(index / count)}A${RADIUS} ${RADIUS} 0 0 1 ${onRim((index + 1) / count)}Z`

/** Neighbours differ, the last and the first one too. */
const toneOf = (index: number, count: number) => (index === count - 1 && count % 2 ? 2 : index % 2)

/** The wheel with a field for each prize; what it says is said in the list of chances, for those who do not see it. */
export function Wheel({ ref, prizes }: WheelProps) {
  const language = useLanguage()
  const short = ({ rewardType, value }: Prize) =>
    rewardType === 'NONE' ? '–' : `${rewardType === 'POINT' ? '★' : ''}${formatCompact(value, language)}`
  return (
    <div className={styles.wheel} aria-hidden>
      <div ref={ref}>
        <svg viewBox="0 0 100 100">
          {prizes.map((prize, index) => (
            <g key={prize.prizeId} data-tone={toneOf(index, prizes.length)}>
              <path d={fieldOf(index, prizes.length)} />
              <text x="50" y="17" transform={`rotate(${-angleOf(index, prizes.length)} 50 50)`}>
                {short(prize)}
              </text>
            </g>
          ))}
          <circle cx="50" cy="50" r="9" />
        </svg>
      </div>
    </div>
  )
}
