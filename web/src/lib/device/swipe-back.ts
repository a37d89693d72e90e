/** The minimum distance of a swipe to the right, px, and how long it counts as recent, ms. */
const SWIPE_DISTANCE = 100
const SWIPE_MEMORY = 500

/** Watches for swipes to the right, for which the browser animates the navigation back itself. */
export function watchSwipeBack(target: Pick<Document, 'addEventListener' | 'removeEventListener'> = document) {
  let startX = 0
  let swipedAt = -Infinity
  const begin = (event: Event) => (startX = (event as TouchEvent).touches[0]?.clientX ?? 0)
  const end = (event: Event) => {
    const distance = ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) - startX
    if (distance > SWIPE_DISTANCE) swipedAt = performance.now()
  }
  target.addEventListener('touchstart', begin, { passive: true })
  target.addEventListener('touchend', end, { passive: true })
  return {
    /** Checks whether a navigation now follows such a swipe, so that it must not be animated again. */
    isRecent: () => performance.now() - swipedAt <= SWIPE_MEMORY,
    stop() {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchend', end)
    },
  }
}
