import { useLayoutEffect, useState } from 'preact/hooks'

/** Renders the part that calls it again every `ms`, because what it shows depends on the time. */
export function useTick(ms: number) {
  const [, count] = useState(0)
  useLayoutEffect(() => {
    const timer = setInterval(() => count((ticks) => ticks + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
