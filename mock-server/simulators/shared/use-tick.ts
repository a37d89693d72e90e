import { useLayoutEffect, useState } from 'preact/hooks'

/** Re-renders the calling component every `ms`, for content that depends on the time. */
export function useTick(ms: number) {
  const [, count] = useState(0)
  useLayoutEffect(() => {
    const timer = setInterval(() => count((ticks) => ticks + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
