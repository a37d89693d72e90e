import type { TicketConfig } from '@longan/sdk'
import type { Ref } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { formatCompact } from '#lib/money/money.ts'
import styles from './rewards.module.css'

type Prize = TicketConfig['prizes'][number]
type WheelProps = { ref: Ref<HTMLDivElement>; prizes: readonly Prize[] }

const RADIUS = 48
const pointOnRim = (turn: number) =>
  [50 + RADIUS * Math.sin(turn * 2 * Math.PI), 50 - RADIUS * Math.cos(turn * 2 * Math.PI)]
    .map((at) => Math.round(at * 100) / 100)
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

const FULL_TURNS = 5
const DURATION = 4200
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns the rotation that puts the field at `index` of `count` equal fields under the pointer, degrees. */
export const angleOf = (index: number, count: number) => -((index + 0.5) * 360) / count

/**
 * Spins the wheel to this angle with some full turns, and resolves when it stops. Skips the animation for users who prefer
 * reduced motion and in environments without animations.
 */
export async function spinTo(wheel: HTMLElement, angle: number): Promise<void> {
  const from = Number.parseFloat(wheel.style.rotate) || 0
  const to = from + 360 * FULL_TURNS + ((((angle - from) % 360) + 360) % 360)
  wheel.style.rotate = `${to}deg`
  if (prefersReducedMotion()) return
  const animation = wheel.animate?.([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
    duration: DURATION,
    easing: 'cubic-bezier(.15, .75, .2, 1)',
  })
  // Leaving the page cancels the animation; that is no error.
  await animation?.finished.catch(() => undefined)
}
