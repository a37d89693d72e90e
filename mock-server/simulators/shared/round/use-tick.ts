import { useLayoutEffect, useState } from 'preact/hooks'

export function useTick(ms: number) {
  const [, count] = useState(0)
  useLayoutEffect(() => {
    const timer = setInterval(() => count((ticks) => ticks + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
