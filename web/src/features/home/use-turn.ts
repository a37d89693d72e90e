import { useEffect, useRef, useState } from 'react'

/** Becomes true after a while. */
export function useDelay(delay: number | undefined) {
  const [over, setOver] = useState(false)
  // Time is outside React.
  useEffect(() => {
    if (delay === undefined) return
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
