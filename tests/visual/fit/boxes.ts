/** Of two boxes: how much they share. */
export function shared(one: DOMRect, other: DOMRect) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return { width, height, isNothing: width <= 0 || height <= 0 }
}

export const contains = (outer: DOMRect, inner: DOMRect) =>
  outer.left <= inner.left + 1 &&
  outer.right >= inner.right - 1 &&
  outer.top <= inner.top + 1 &&
  outer.bottom >= inner.bottom - 1

/** A page that is scanned stands still: what the browser has said of an element once, it need not be asked again for each line of text. */
function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, Answer>()
  return (element) => {
    if (!known.has(element)) known.set(element, ask(element))
    return known.get(element)!
  }
}

/** How an element is drawn, once it has been scrolled to where it is looked at. */
export const styleOf = once((element) => getComputedStyle(element))

export const edgeOf = once((element) => element.getBoundingClientRect())

/** The elements that may cut or move `element`: itself and those around it, up to what is fixed to the screen. */
export const around = once((element): Element[] => {
  const { parentElement } = element
  if (element === document.body) return []
  if (!parentElement || styleOf(element).position === 'fixed') return [element]
  return [element, ...around(parentElement)]
})

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

export const overflowOf = once((element) => {
  const { overflowX, overflowY } = styleOf(element)
  return {
    scrolls: { x: scrolls(overflowX), y: scrolls(overflowY) },
    clips: { x: clips(overflowX), y: clips(overflowY) },
  }
})

/** Whether a finger can bring `element` along sideways. */
export const isInRail = (element: Element) => around(element).some((one) => overflowOf(one).scrolls.x)

/** What of a box is left when all that clips it has done so. */
export function seenOf(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box
  for (const one of around(element)) {
    const overflow = overflowOf(one)
    const edge = edgeOf(one)
    if (overflow.scrolls.x || overflow.clips.x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
    if (overflow.scrolls.y || overflow.clips.y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** What an element moves with: the box that scrolls it, or what is pinned to the screen. */
export const groundOf = once((element) => around(element).find((one) => isPinned(one) || overflowOf(one).scrolls.y))

const isPinned = once((element) => ['fixed', 'sticky'].includes(styleOf(element).position))

/** What stays where it is while the page scrolls. */
export const pinOf = once((element): Element | undefined => around(element).find(isPinned))
