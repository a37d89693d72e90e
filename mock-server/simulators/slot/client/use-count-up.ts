import { useLayoutEffect, useState } from 'preact/hooks'
import { prefersReducedMotion } from '../../shared/motion.ts'

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
