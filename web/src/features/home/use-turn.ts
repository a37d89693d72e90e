import { useEffect, useRef, useState } from 'react'
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

/** Becomes true, for good, when the element comes within a screen's height of the screen. */
export function useNear<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  const [near, setNear] = useState(false)
  // Only the browser knows where things are.
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    })
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
    return whenIdle(() => setShown(shown + 1))
  }, [shown, total])
  return shown
}
