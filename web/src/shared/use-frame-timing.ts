import { useEffect, useState } from 'react'

/** The time the frame stays blank before it loads, and the delay between load and display, ms. */
export type FrameTiming = { blank: number; show: number }

const immediate: FrameTiming = { blank: 0, show: 0 }

/** The current source of a frame, and whether it is visible. Give the frame a key: another page with the same timing is another frame. */
export function useFrameTiming(address: string, { blank, show }: FrameTiming = immediate) {
  const [isBlank, setBlank] = useState(blank > 0)
  const [isLoaded, setLoaded] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isBlank) return
    const timer = setTimeout(() => setBlank(false), blank)
    return () => clearTimeout(timer)
  }, [isBlank, blank])
  useEffect(() => {
    if (!isLoaded || show === 0) return
    const timer = setTimeout(() => setShown(true), show)
    return () => clearTimeout(timer)
  }, [isLoaded, show])
  return {
    src: isBlank ? 'about:blank' : address,
    isLoaded,
    isShown: show === 0 ? isLoaded : isShown,
    // The blank page fires a load event, too.
    onLoad: () => setLoaded(!isBlank),
  }
}
