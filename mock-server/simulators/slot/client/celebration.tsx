/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useClientContext } from '../../shared/client-context.ts'
import { useCountUp } from './use-count-up.ts'

const DURATION = 2600
const COUNT_DURATION = 1400

export type CelebrationContent = { title: string; text?: string; amount?: number; end(): void }

export function Celebration({ celebration, emblem }: { celebration: CelebrationContent; emblem: string }) {
  const cover = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.93 }, { opacity: 0 }]
    const animation = cover.current!.animate(frames, { duration: DURATION })
    animation.onfinish = celebration.end
    return () => animation.cancel()
  }, [celebration])
  const skip = () => cover.current!.getAnimations().forEach((animation) => animation.finish())
  return (
    <button class="celebration" ref={cover} onClick={skip}>
      <img src={emblem} alt="" />
      <strong>{celebration.title}</strong>
      {celebration.amount === undefined ? <span>{celebration.text}</span> : <CountUp amount={celebration.amount} />}
    </button>
  )
}

function CountUp({ amount }: { amount: number }) {
  const { money } = useClientContext()
  return <span class="amount">{money.plain(useCountUp(amount, COUNT_DURATION))}</span>
}
