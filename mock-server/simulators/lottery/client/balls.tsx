/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { prefersReducedMotion } from '../../shared/browser.ts'

const DIGITS = [...'0123456789']
/** Duration of the first ball, and the delay of each further ball, ms. */
const ROLL = 700
const STEP = 180

/** Returns the time until all balls have stopped, ms. */
export const rollTime = (number: string) => (prefersReducedMotion() ? 0 : ROLL + (number.length - 1) * STEP)

type Props = { number: string; label?: string; isSmall?: boolean; roll?: boolean }

export const Balls = ({ number, label = number, isSmall = false, roll = false }: Props) => (
  <p class={isSmall ? 'balls small' : 'balls'} role="img" aria-label={label}>
    {[...number].map((digit, index) => (
      <span key={index} class="ball" data-last={index >= number.length - 2 || undefined} aria-hidden="true">
        <Strip digit={digit} index={index} roll={roll && !prefersReducedMotion()} />
      </span>
    ))}
  </p>
)

function Strip({ digit, index, roll }: { digit: string; index: number; roll: boolean }) {
  const strip = useRef<HTMLSpanElement>(null)
  const [isRolling, setRolling] = useState(roll)
  const run = isRolling ? [...DIGITS, ...DIGITS, digit] : [digit]
  useLayoutEffect(() => {
    if (!isRolling) return
    const offset = `0 -${((run.length - 1) / run.length) * 100}%`
    const options = { duration: ROLL + index * STEP, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'forwards' } as const
    const rolling = strip.current!.animate([{ translate: '0 0' }, { translate: offset }], options)
    rolling.onfinish = () => setRolling(false)
    return () => rolling.cancel()
  }, [isRolling, index, run.length])
  return (
    <span class="strip" ref={strip}>
      {run.map((one, at) => (
        <span key={at}>{one}</span>
      ))}
    </span>
  )
}
