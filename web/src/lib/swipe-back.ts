/** How far a finger must travel to the right, and for how long that counts as "the swipe did it". */
const SWIPE_DISTANCE = 100
const SWIPE_MEMORY = 500

/** Watches for a right swipe from the left edge, after which the browser has already shown the way back itself. */
export function watchSwipeBack(target: Pick<Document, 'addEventListener' | 'removeEventListener'> = document) {
  let startX = 0
  let swipedAt = -Infinity
  const begin = (event: Event) => (startX = (event as TouchEvent).touches[0]?.clientX ?? 0)
  const end = (event: Event) => {
    const travelled = ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) - startX
    if (travelled > SWIPE_DISTANCE) swipedAt = performance.now()
  }
  target.addEventListener('touchstart', begin, { passive: true })
  target.addEventListener('touchend', end, { passive: true })
  return {
    /** Whether a navigation now would follow such a swipe, so that a second animation must not run. */
    isRecent: () => performance.now() - swipedAt <= SWIPE_MEMORY,
    stop() {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchend', end)
    },
  }
}
