/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useClientContext } from '../../shared/client-context.ts'
import { prefersReducedMotion } from '../../shared/browser.ts'

/** Returns an amount that runs up to `amount`; with reduced motion it is there at once. */
export function useCountUp(amount: number, duration: number): number {
  const [displayed, setDisplayed] = useState(prefersReducedMotion() ? amount : 0)
  useLayoutEffect(() => {
    if (prefersReducedMotion()) return
    const frame = { id: 0, begin: performance.now() }
    const tick = (now: number) => {
      const share = Math.min(1, Math.max(0, now - frame.begin) / duration)
      setDisplayed(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
      if (share < 1) frame.id = requestAnimationFrame(tick)
    }
    frame.id = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame.id)
  }, [amount, duration])
  return displayed
}

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
