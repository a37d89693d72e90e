/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { DealtResponse } from '../rules/live.routes.ts'
import type { StoreProps } from './game-store.ts'
import { lookOf, POCKETS, wheelPicture } from './pictures.ts'
import { beadOf } from './road.ts'

/** Duration until the wheel stops, ms. */
const ROLL = 2600
const TURNS = 3

export function Wheel({ store }: StoreProps) {
  const { displayed, phase, table, frame } = store
  const dealt = displayed.dealt.value
  const wheel = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => rollTo(wheel.current!, dealt), [dealt])
  const bead = dealt && !displayed.isDealing.value ? beadOf(dealt, frame.language) : undefined
  return (
    <div class="wheel">
      <img
        ref={wheel}
        src={wheelPicture(lookOf(table.game))}
        alt=""
        data-turning={(phase.value === 'locked' && !dealt) || undefined}
        style={{ rotate: dealt ? `${rotationOf(dealt)}deg` : undefined }}
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

/** The rotation with the number of a result on top, degrees. */
const rotationOf = ({ result }: DealtResponse) =>
  'number' in result ? (-360 * POCKETS.indexOf(result.number)) / POCKETS.length : 0

function rollTo(wheel: HTMLElement, dealt: DealtResponse | undefined) {
  if (!dealt || prefersReducedMotion()) return undefined
  const rotation = rotationOf(dealt)
  const rolling = wheel.animate([{ rotate: `${rotation - 360 * TURNS}deg` }, { rotate: `${rotation}deg` }], {
    duration: ROLL,
    easing: 'cubic-bezier(.15,.6,.2,1)',
  })
  return () => rolling.cancel()
}
