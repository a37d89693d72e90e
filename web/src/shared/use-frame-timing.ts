import { useEffect, useState } from 'react'

/** How a page comes into its frame: how long the frame is blank first, and how long after its load it is seen, ms. */
export type FrameTiming = { blank: number; show: number }

const immediate: FrameTiming = { blank: 0, show: 0 }

/** What a frame holds for now, and whether it may be seen. Another page in the same pace is another frame: give it a key. */
export function useFrameTiming(address: string, { blank, show }: FrameTiming = immediate) {
  const [isBlank, setBlank] = useState(blank > 0)
  const [isLoaded, setLoaded] = useState(false)
  const [isShown, setShown] = useState(false)
  // Time is outside React: a timer follows the frame.
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
    // The blank page loads as well, and is nothing to see.
    onLoad: () => setLoaded(!isBlank),
  }
}
