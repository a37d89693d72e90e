/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { DealtOnWire } from '../rules/live.routes.ts'
import type { OfDesk } from './desk.ts'
import { lookOf, POCKETS, wheelPicture } from './pictures.ts'
import { beadOf } from './road.ts'

/** How long the wheel takes to come to rest, ms. */
const ROLL = 2600
const TURNS = 3

/** The wheel, which turns as soon as bets are closed and comes to rest on the number. */
export function Wheel({ desk }: OfDesk) {
  const { show, phase, table, frame } = desk
  const dealt = show.dealt.value
  const wheel = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => comeToRest(wheel.current!, dealt), [dealt])
  const bead = dealt && !show.isDealing.value ? beadOf(dealt, frame.language) : undefined
  return (
    <div class="wheel">
      <img
        ref={wheel}
        src={wheelPicture(lookOf(table.game))}
        alt=""
        data-turning={(phase.value === 'locked' && !dealt) || undefined}
        style={{ rotate: dealt ? `${restOf(dealt)}deg` : undefined }}
      />
      <i aria-hidden="true" />
      {bead && (
        <b class="amount" data-tone={bead.tone}>
          {bead.mark}
        </b>
      )}
    </div>
  )
}

/** How far the wheel is turned when the number of a result is on top, degrees. */
const restOf = ({ result }: DealtOnWire) =>
  'number' in result ? (-360 * POCKETS.indexOf(result.number)) / POCKETS.length : 0

function comeToRest(wheel: HTMLElement, dealt: DealtOnWire | undefined) {
  if (!dealt || prefersReducedMotion()) return undefined
  const rest = restOf(dealt)
  const rolling = wheel.animate([{ rotate: `${rest - 360 * TURNS}deg` }, { rotate: `${rest}deg` }], {
    duration: ROLL,
    easing: 'cubic-bezier(.15,.6,.2,1)',
  })
  return () => rolling.cancel()
}
