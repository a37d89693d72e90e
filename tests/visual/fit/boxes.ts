export function overlapOf(one: DOMRect, other: DOMRect) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return { width, height, isNothing: width <= 0 || height <= 0 }
}

export const contains = (outer: DOMRect, inner: DOMRect) =>
  outer.left <= inner.left + 1 &&
  outer.right >= inner.right - 1 &&
  outer.top <= inner.top + 1 &&
  outer.bottom >= inner.bottom - 1

/** Caches a result per element: the page does not change during a scan, and each line of text needs the same values. */
function memoize<Result>(compute: (element: Element) => Result): (element: Element) => Result {
  const cache = new Map<Element, Result>()
  return (element) => {
    if (!cache.has(element)) cache.set(element, compute(element))
    return cache.get(element)!
  }
}

export const styleOf = memoize((element) => getComputedStyle(element))

export const boxOf = memoize((element) => element.getBoundingClientRect())

/** Returns `element` and its ancestors up to a fixed one: these may clip or move it. */
export const withAncestors = memoize((element): Element[] => {
  const { parentElement } = element
  if (element === document.body) return []
  if (!parentElement || styleOf(element).position === 'fixed') return [element]
  return [element, ...withAncestors(parentElement)]
})

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

export const overflowOf = memoize((element) => {
  const { overflowX, overflowY } = styleOf(element)
  return {
    scrolls: { x: scrolls(overflowX), y: scrolls(overflowY) },
    clips: { x: clips(overflowX), y: clips(overflowY) },
  }
})

export const isInScrollRow = (element: Element) => withAncestors(element).some((one) => overflowOf(one).scrolls.x)

export function visibleBoxOf(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box
  for (const one of withAncestors(element)) {
    const overflow = overflowOf(one)
    const edge = boxOf(one)
    if (overflow.scrolls.x || overflow.clips.x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
    if (overflow.scrolls.y || overflow.clips.y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

export const layerOf = memoize((element) =>
  withAncestors(element).find((one) => isPinned(one) || overflowOf(one).scrolls.y),
)

const isPinned = memoize((element) => ['fixed', 'sticky'].includes(styleOf(element).position))

export const pinnedAncestorOf = memoize((element): Element | undefined => withAncestors(element).find(isPinned))
