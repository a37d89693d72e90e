import { startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#lib/device/when-idle.ts'

export function useDelay(delay: number) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isOver
}

/**
 * Returns the attributes of a part of the page, and true from the moment it is near the viewport: 300 px, about the distance of a scroll during a
 * request.
 */
export function useNearViewport<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (changes) => changes.at(-1)?.isIntersecting && startTransition(() => setIsNear(true)),
      {
        rootMargin: '300px 0px',
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear])
  return [{ ref: element, 'data-far': isNear ? undefined : '' }, isNear] as const
}

/** Returns how many of several parts to render: one more whenever the browser is idle, or all if it cannot tell. */
export function useIncrementalCount(total: number) {
  const [count, setCount] = useState('requestIdleCallback' in globalThis ? 0 : Infinity)
  useEffect(() => {
    if (count >= total) return
    return whenIdle(() => startTransition(() => setCount(count + 1)))
  }, [count, total])
  return count
}
