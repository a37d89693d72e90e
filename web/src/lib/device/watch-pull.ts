/** The distance of a complete pull, px. */
const PULL_DISTANCE = 120

type PullListener = {
  /** Called with the progress, 0 to 1, while the finger is down. */
  onPull: (share: number) => void
  onEnd: (isComplete: boolean) => void
}

/**
 * Watches a page for a pull down from its top. A touch that begins in a scrollable element, goes sideways or up, or has several fingers is ignored. Returns a
 * function that stops watching.
 */
export function watchPull(page: HTMLElement, watcher: PullListener) {
  const { begin, move, end, isPulling } = trackTouch(page, watcher)
  const ended = new AbortController()
  const passive = { passive: true, signal: ended.signal }
  // Below the top, the browser need not wait for our listener before it scrolls.
  const updateListener = () =>
    scrollY > 0 && !isPulling()
      ? page.removeEventListener('touchmove', move)
      : page.addEventListener('touchmove', move, { passive: false, signal: ended.signal })
  updateListener()
  addEventListener('scroll', updateListener, passive)
  page.addEventListener('touchstart', updateListener, passive)
  page.addEventListener('touchstart', begin, passive)
  page.addEventListener('touchend', () => end(true), passive)
  page.addEventListener('touchcancel', () => end(false), passive)
  return () => ended.abort()
}

function trackTouch(page: HTMLElement, { onPull, onEnd }: PullListener) {
  let start: { x: number; y: number } | undefined
  let share: number | undefined

  const end = (isReleased: boolean) => {
    const isComplete = isReleased && share === 1
    const hasPulled = share !== undefined
    start = share = undefined
    if (hasPulled) onEnd(isComplete)
  }
  const begin = ({ touches, target }: TouchEvent) => {
    end(false)
    const isOurs = touches.length === 1 && scrollY <= 0 && !isInScroller(target, page)
    const touch = isOurs ? touches[0] : undefined
    // Some browsers mutate the touch object.
    start = touch && { x: touch.clientX, y: touch.clientY }
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const [right, down] = [touch.clientX - start.x, touch.clientY - start.y]
    if (share === undefined && right === 0 && down === 0) return
    if (share === undefined && down <= Math.abs(right)) return void (start = undefined)
    // Unless the first move is prevented, the browser scrolls and delays the other events.
    if (event.cancelable) event.preventDefault()
    share = Math.min(1, Math.max(0, down / PULL_DISTANCE))
    onPull(share)
  }
  return { begin, move, end, isPulling: () => share !== undefined }
}

const canScroll = /auto|scroll/

function isInScroller(target: EventTarget | null, page: HTMLElement) {
  for (let one = target as Element | null; one && one !== page; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (canScroll.test(overflowX) && one.scrollWidth > one.clientWidth) return true
    if (canScroll.test(overflowY) && one.scrollTop > 0) return true
  }
  return false
}
