/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useKit } from '../../shared/kit.ts'
import { prefersReducedMotion } from '../../shared/motion.ts'

const LASTS = 2600
const COUNTING = 1400

/** Good news: words, or an amount to count up to. `end` is called when it has been seen. */
export type Cheer = { title: string; text?: string; amount?: number; end(): void }

/** Covers the table with good news until it has been read, or tapped away. */
export function Celebration({ cheer, emblem }: { cheer: Cheer; emblem: string }) {
  const cover = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.93 }, { opacity: 0 }]
    const animation = cover.current!.animate(frames, { duration: LASTS })
    animation.onfinish = cheer.end
    return () => animation.cancel()
  }, [cheer])
  const skip = () => cover.current!.getAnimations().forEach((animation) => animation.finish())
  return (
    <button class="celebration" ref={cover} onClick={skip}>
      <img src={emblem} alt="" />
      <strong>{cheer.title}</strong>
      {cheer.amount === undefined ? <span>{cheer.text}</span> : <CountUp amount={cheer.amount} />}
    </button>
  )
}

/** Counts up to `amount`, fast first. */
function CountUp({ amount }: { amount: number }) {
  const { money } = useKit()
  const [shown, show] = useState(prefersReducedMotion() ? amount : 0)
  useLayoutEffect(() => {
    if (prefersReducedMotion()) return
    const frame = { id: 0, begin: performance.now() }
    const tick = (now: number) => {
      const share = Math.min(1, Math.max(0, now - frame.begin) / COUNTING)
      show(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
      if (share < 1) frame.id = requestAnimationFrame(tick)
    }
    frame.id = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame.id)
  }, [amount])
  return <span class="amount">{money.plain(shown)}</span>
}
