/** @jsxImportSource preact */
import { effect, type ReadonlySignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { pictures } from './symbols.ts'
import { type ReelMotion, type Reels, ROWS } from './reels.ts'

const TURN = 420
const STILL = { transform: 'none' }
const OVERSHOOT = { transform: 'translateY(2.2%)', offset: 0.86 }
const LANDING = 'cubic-bezier(.25,.5,.3,1)'

type Props = { reels: Reels; reel: number; lit: ReadonlySignal<Set<string>> }

/** One reel. Winning cells (`lit`, "reel,row") are highlighted; others fade. */
export function Reel({ reels, reel, lit }: Props) {
  const motion = reels.motions[reel]!.value
  const column = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => move(column.current!, motion, reels.speed), [motion, reels])
  const stateOf = (row: number) => (lit.value.size === 0 ? '' : lit.value.has(`${reel},${row}`) ? 'won' : 'dim')
  return (
    <div class="reel" data-turning={['turning', 'landing'].includes(motion.kind) || undefined}>
      <div class="column" ref={column}>
        {motion.symbols.map((symbol, row) => (
          <div key={row} class="cell" data-state={row < ROWS ? stateOf(row) : ''}>
            <img src={pictures[symbol]} alt="" draggable={false} />
          </div>
        ))}
      </div>
    </div>
  )
}

function move(column: HTMLElement, motion: ReelMotion, speed: ReadonlySignal<number>) {
  const animation = animate(column, motion)
  if (!animation) return undefined
  const follow = effect(() => animation.updatePlaybackRate(speed.value))
  if ('onLanded' in motion) animation.onfinish = motion.onLanded
  return () => {
    follow()
    animation.cancel()
  }
}

function animate(column: HTMLElement, motion: ReelMotion): Animation | undefined {
  const cell = column.firstElementChild!.getBoundingClientRect().height
  const away = { transform: `translateY(${-cell * (motion.symbols.length - ROWS)}px)` }
  switch (motion.kind) {
    case 'turning':
      return column.animate([away, STILL], { duration: TURN, iterations: Infinity })
    case 'landing':
      return column.animate([away, OVERSHOOT, STILL], { duration: motion.duration, easing: LANDING })
    case 'fading':
      return column.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: motion.duration })
    default:
      return undefined
  }
}
