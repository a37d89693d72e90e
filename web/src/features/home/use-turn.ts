import { startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#lib/when-idle.ts'

/** Becomes true after a while. */
export function useDelay(delay: number) {
  const [over, setOver] = useState(false)
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return over
}

/** Becomes true, for good, when the element comes near the screen: as near as a thumb moves a page while the gateway answers. */
export function useNear<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  const [near, setNear] = useState(false)
  // Only the browser knows where things are.
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (changes) => changes.at(-1)?.isIntersecting && startTransition(() => setNear(true)),
      {
        rootMargin: '300px 0px',
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near])
  return [element, near] as const
}

/** How many of several parts are drawn: one more whenever the page is idle; all, where the browser cannot tell. */
export function useOneByOne(total: number) {
  const [shown, setShown] = useState('requestIdleCallback' in globalThis ? 0 : Infinity)
  // Only the browser knows when it is idle.
  useEffect(() => {
    if (shown >= total) return
    return whenIdle(() => startTransition(() => setShown(shown + 1)))
  }, [shown, total])
  return shown
}
