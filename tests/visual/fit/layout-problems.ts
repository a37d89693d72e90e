const MONEY = /\d[.,]\d{2}/
/** Rounding of the browser, not visible. */
const ROUNDING_PX = 1.5
const MIN_OVERLAP_PX = 4

export function findProblemsAt(at: 'top' | 'end'): string[] {
  scrollAll(at)
  const read = texts()
  const tapped = controls()
  return [
    ...findSidewaysScroll(),
    ...read.flatMap(findCutText),
    ...findNeighbours(read).filter(isOverprinted).map(describePair('overprints')),
    ...findNeighbours(tapped).filter(isOverlapping).map(describePair('overlaps')),
    ...tapped.flatMap((control) => findCovered(control, at)),
    ...overlays()
      .filter(isNextToColumn)
      .map((overlay) => `beside the column: ${overlay.ariaLabel ?? overlay.textContent.slice(0, 40)}`),
    ...[...read, ...tapped].filter(isInMargin).map(({ text }) => `in the margin: ${text}`),
    ...floating().flatMap((one) => findCoveredBy(one, [...read, ...tapped], at)),
  ]
}

function scrollAll(at: 'top' | 'end') {
  for (const one of [document.documentElement, ...document.querySelectorAll('[role=dialog] *, dialog[open]')])
    if (one.scrollHeight > one.clientHeight) one.scrollTop = at === 'top' ? 0 : one.scrollHeight
}

function findSidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth}`] : []
}

/** Text must be fully readable; but it may be scrollable or fade out, and names may be clamped to two lines. */
function findCutText({ element, box, text }: LayoutItem): string[] {
  const free = { x: false, y: false }
  for (const one of withAncestors(element)) {
    const style = styleOf(one)
    if (style.maskImage !== 'none') return []
    const { scrolls, clips } = overflowOf(one)
    const edge = boxOf(one)
    const isClamped = style.webkitLineClamp !== 'none'
    if (isClamped && MONEY.test(text)) return [`money in a box with clamped lines: ${text}`]
    if (overlapOf(box, edge).isNothing && (clips.x || clips.y)) return []
    const isOut = {
      x:
        box.left < edge.left - ROUNDING_PX ||
        box.right > edge.right + ROUNDING_PX ||
        (one === element && one.scrollWidth > one.clientWidth + 1),
      y: !isClamped && (box.top < edge.top - ROUNDING_PX || box.bottom > edge.bottom + ROUNDING_PX),
    }
    if (clips.x && !free.x && isOut.x) return [`cut off at the side: ${text}`]
    if (clips.y && !free.y && isOut.y) return [`cut off above or below: ${text}`]
    free.x ||= scrolls.x
    free.y ||= scrolls.y || isClamped
  }
  const isOutside = box.left < -ROUNDING_PX || box.right > document.documentElement.clientWidth + ROUNDING_PX
  return isOutside && !free.x ? [`outside of the screen: ${text}`] : []
}

/** Returns the pairs that share a line of pixels, from top to bottom: a long page has a hundred thousand pairs, of which few overlap. */
function findNeighbours(pieces: LayoutItem[]) {
  const order = new Map(pieces.map((piece, index) => [piece, index]))
  const sorted = pieces.toSorted((one, other) => one.visibleBox.top - other.visibleBox.top)
  return sorted.flatMap((one, index) => {
    const end = sorted.findIndex((other, at) => at > index && other.visibleBox.top >= one.visibleBox.bottom)
    const below = sorted.slice(index + 1, end < 0 ? undefined : end)
    return below.map((other) =>
      order.get(one)! < order.get(other)! ? ([one, other] as const) : ([other, one] as const),
    )
  })
}
const describePair = (verb: string) => (pair: readonly [LayoutItem, LayoutItem]) =>
  `${pair[0].text} ${verb} ${pair[1].text}`

function isOverprinted([one, other]: readonly [LayoutItem, LayoutItem]) {
  const { width, height, isNothing } = overlapOf(one.visibleBox, other.visibleBox)
  if (
    one.element === other.element ||
    isNothing ||
    width < MIN_OVERLAP_PX ||
    height < Math.min(one.visibleBox.height, other.visibleBox.height) * 0.4
  )
    return false
  return layerOf(one.element) === layerOf(other.element)
}

/** A button inside a tile is intended; a partial overlap is not. */
function isOverlapping([one, other]: readonly [LayoutItem, LayoutItem]) {
  const { width, height } = overlapOf(one.visibleBox, other.visibleBox)
  if (width < MIN_OVERLAP_PX || height < MIN_OVERLAP_PX || layerOf(one.element) !== layerOf(other.element)) return false
  return !contains(one.visibleBox, other.visibleBox) && !contains(other.visibleBox, one.visibleBox)
}

/** The centre of a control must hit it, unless further scrolling moves it out from under a pinned element. */
function findCovered({ element, visibleBox, text }: LayoutItem, at: 'top' | 'end'): string[] {
  const [x, y] = [visibleBox.x + visibleBox.width / 2, visibleBox.y + visibleBox.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)) return []
  const pin = pinnedAncestorOf(hit)?.getBoundingClientRect()
  const isReachable = pin && pin.y + pin.height / 2 > innerHeight / 2 === (at === 'top')
  return isReachable ? [] : [`${text} is covered by ${hit.className.toString()} ${hit.textContent.slice(0, 20)}`]
}

const overlays = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog], [data-sonner-toast]')]

/** On a wide screen an overlay must stay inside the column of the page. */
function isNextToColumn(overlay: Element) {
  const page = column()
  const { left, right } = overlay.getBoundingClientRect()
  return page !== undefined && (left < page.left - ROUNDING_PX || right > page.right + ROUNDING_PX)
}

const column = () => document.querySelector('[data-frame]')?.getBoundingClientRect()

/** Only horizontally scrolled rows may enter the margins of a page. */
function isInMargin({ element, visibleBox }: LayoutItem) {
  const page = element.closest('[data-frame] main')
  if (!page || pinnedAncestorOf(element) || isInScrollRow(element)) return false
  const { left, right } = page.getBoundingClientRect()
  const margin = parseFloat(getComputedStyle(page).paddingLeft) - 2
  return visibleBox.left < left + margin || visibleBox.right > right - margin
}

const floating = () => [...document.querySelectorAll('[data-floating]')]

function findCoveredBy(floating: Element, pieces: LayoutItem[], at: 'top' | 'end'): string[] {
  if (pinnedAncestorOf(pieces[0]?.element ?? floating)?.matches('[role=dialog]')) return []
  const box = floating.getBoundingClientRect()
  return pieces
    .filter(({ element }) => !floating.contains(element) && !pinnedAncestorOf(element))
    .filter((piece) => !overlapOf(piece.visibleBox, box).isNothing && !isInScrollRow(piece.element))
    .map(({ text }) => `${floating.ariaLabel} covers ${text} (${at})`)
}

type LayoutItem = { element: Element; box: DOMRect; visibleBox: DOMRect; text: string }

const CONTROLS = 'a[href], button, input, select, textarea, summary'

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
  !element.closest('.visually-hidden, [inert]')

/** An open dialog hides the rest of the page. */
const rootElement = (): Element =>
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? document.body

const toItem = (element: Element, box: DOMRect, content: string): LayoutItem => ({
  element,
  box,
  visibleBox: visibleBoxOf(element, box),
  text: content.trim().replaceAll(/\s+/g, ' ').slice(0, 40),
})

function texts(): LayoutItem[] {
  const walker = document.createTreeWalker(rootElement(), NodeFilter.SHOW_TEXT)
  const found: LayoutItem[] = []
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode
    if (!element || !text?.trim() || element.closest('option, script, style') || !isVisible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    found.push(...[...range.getClientRects()].map((line) => toItem(element, line, text)))
  }
  return found
}

const controls = (): LayoutItem[] =>
  [...rootElement().querySelectorAll(CONTROLS)]
    .filter(isVisible)
    .map((element) => toItem(element, element.getBoundingClientRect(), element.ariaLabel ?? element.textContent))
    .filter(({ visibleBox }) => visibleBox.width > 2 && visibleBox.height > 2)

function overlapOf(one: DOMRect, other: DOMRect) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return { width, height, isNothing: width <= 0 || height <= 0 }
}

const contains = (outer: DOMRect, inner: DOMRect) =>
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

const styleOf = memoize((element) => getComputedStyle(element))

const boxOf = memoize((element) => element.getBoundingClientRect())

/** Returns `element` and its ancestors up to a fixed one: these may clip or move it. */
const withAncestors = memoize((element): Element[] => {
  const { parentElement } = element
  if (element === document.body) return []
  if (!parentElement || styleOf(element).position === 'fixed') return [element]
  return [element, ...withAncestors(parentElement)]
})

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

const overflowOf = memoize((element) => {
  const { overflowX, overflowY } = styleOf(element)
  return {
    scrolls: { x: scrolls(overflowX), y: scrolls(overflowY) },
    clips: { x: clips(overflowX), y: clips(overflowY) },
  }
})

const isInScrollRow = (element: Element) => withAncestors(element).some((one) => overflowOf(one).scrolls.x)

function visibleBoxOf(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box
  for (const one of withAncestors(element)) {
    const overflow = overflowOf(one)
    const edge = boxOf(one)
    if (overflow.scrolls.x || overflow.clips.x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
    if (overflow.scrolls.y || overflow.clips.y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

const layerOf = memoize((element) => withAncestors(element).find((one) => isPinned(one) || overflowOf(one).scrolls.y))

const isPinned = memoize((element) => ['fixed', 'sticky'].includes(styleOf(element).position))

const pinnedAncestorOf = memoize((element): Element | undefined => withAncestors(element).find(isPinned))
