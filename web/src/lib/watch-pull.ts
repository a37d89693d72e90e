/** How far a finger goes down for all of a pull, px. */
const PULL_DISTANCE = 120

type PullListener = {
  /** How much of a pull is done, 0 to 1, while the finger is down. */
  onPull: (share: number) => void
  /** The finger has gone; whether it had pulled all of it. */
  onEnd: (isWhole: boolean) => void
}

/**
 * Watches a page for a pull down from its very top. A finger that begins in something that scrolls by itself, goes sideways
 * or up, or is not alone, pulls nothing. Returns what ends the watch.
 */
export function watchPull(page: HTMLElement, watcher: PullListener) {
  const { begin, move, end, isPulling } = trackTouch(page, watcher)
  const ended = new AbortController()
  const passive = { passive: true, signal: ended.signal }
  // Further down the browser need not wait for us before it scrolls.
  const follow = () =>
    scrollY > 0 && !isPulling()
      ? page.removeEventListener('touchmove', move)
      : page.addEventListener('touchmove', move, { passive: false, signal: ended.signal })
  follow()
  addEventListener('scroll', follow, passive)
  page.addEventListener('touchstart', follow, passive)
  page.addEventListener('touchstart', begin, passive)
  page.addEventListener('touchend', () => end(true), passive)
  page.addEventListener('touchcancel', () => end(false), passive)
  return () => ended.abort()
}

/** What a finger does from when it is put down; `share` is there once it pulls. */
function trackTouch(page: HTMLElement, { onPull, onEnd }: PullListener) {
  let start: { x: number; y: number } | undefined
  let share: number | undefined

  const end = (isReleased: boolean) => {
    const isWhole = isReleased && share === 1
    const hasPulled = share !== undefined
    start = share = undefined
    if (hasPulled) onEnd(isWhole)
  }
  const begin = ({ touches, target }: TouchEvent) => {
    end(false)
    const isOurs = touches.length === 1 && scrollY <= 0 && !isInScroller(target, page)
    const touch = isOurs ? touches[0] : undefined
    // Some browsers change the touch itself as it moves.
    start = touch && { x: touch.clientX, y: touch.clientY }
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const [right, down] = [touch.clientX - start.x, touch.clientY - start.y]
    if (share === undefined && right === 0 && down === 0) return
    if (share === undefined && down <= Math.abs(right)) return void (start = undefined)
    // Unless the first move is taken, the browser scrolls, and tells of the others late.
    if (event.cancelable) event.preventDefault()
    share = Math.min(1, Math.max(0, down / PULL_DISTANCE))
    onPull(share)
  }
  return { begin, move, end, isPulling: () => share !== undefined }
}

const canScroll = /auto|scroll/

/** Whether something between the finger and the page scrolls sideways, or is itself not at its top. */
function isInScroller(target: EventTarget | null, page: HTMLElement) {
  for (let one = target as Element | null; one && one !== page; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (canScroll.test(overflowX) && one.scrollWidth > one.clientWidth) return true
    if (canScroll.test(overflowY) && one.scrollTop > 0) return true
  }
  return false
}
