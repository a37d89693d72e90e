import { around, contains, edgeOf, groundOf, isInRail, overflowOf, pinOf, shared, styleOf } from './boxes.ts'
import { controls, type Piece, texts } from './pieces.ts'

const MONEY = /\d[.,]\d{2}/
/** What a browser rounds, and what nobody sees. */
const HAIR = 1.5
const TOUCH = 4

/** What does not fit on this screen, in words: text that is cut, things that lie on each other, margins that cover. */
export function misfitsAt(at: 'top' | 'end'): string[] {
  scrollAll(at)
  const read = texts()
  const tapped = controls()
  return [
    ...sideways(),
    ...read.flatMap(cut),
    ...pairs(read).filter(isOverprinted).map(say('overprints')),
    ...pairs(tapped).filter(isEntangled).map(say('overlaps')),
    ...tapped.flatMap((control) => covered(control, at)),
    ...overlays()
      .filter(isBesideColumn)
      .map((overlay) => `beside the column: ${overlay.ariaLabel ?? overlay.textContent.slice(0, 40)}`),
    ...[...read, ...tapped].filter(isInMargin).map(({ words }) => `stands in the margin: ${words}`),
    ...floating().flatMap((one) => coveredBy(one, [...read, ...tapped], at)),
  ]
}

/** The page, or the dialog that is open, to its top or its end. */
function scrollAll(at: 'top' | 'end') {
  for (const one of [document.documentElement, ...document.querySelectorAll('[role=dialog] *, dialog[open]')])
    if (one.scrollHeight > one.clientHeight) one.scrollTop = at === 'top' ? 0 : one.scrollHeight
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth}`] : []
}

/** Text must be readable as a whole; what can be scrolled to, or fades out, may leave its box, and names may end after two lines. */
function cut({ element, box, words }: Piece): string[] {
  const free = { x: false, y: false }
  for (const one of around(element)) {
    const style = styleOf(one)
    if (style.maskImage !== 'none') return []
    const { scrolls, clips } = overflowOf(one)
    const edge = edgeOf(one)
    const isClamped = style.webkitLineClamp !== 'none'
    if (isClamped && MONEY.test(words)) return [`money in a box of so many lines: ${words}`]
    if (shared(box, edge).isNothing && (clips.x || clips.y)) return []
    const isOut = {
      x:
        box.left < edge.left - HAIR ||
        box.right > edge.right + HAIR ||
        (one === element && one.scrollWidth > one.clientWidth + 1),
      y: !isClamped && (box.top < edge.top - HAIR || box.bottom > edge.bottom + HAIR),
    }
    if (clips.x && !free.x && isOut.x) return [`cut off at the side: ${words}`]
    if (clips.y && !free.y && isOut.y) return [`cut off above or below: ${words}`]
    free.x ||= scrolls.x
    free.y ||= scrolls.y || isClamped
  }
  const isOutside = box.left < -HAIR || box.right > document.documentElement.clientWidth + HAIR
  return isOutside && !free.x ? [`outside of the screen: ${words}`] : []
}

const pairs = (pieces: Piece[]) =>
  pieces.flatMap((one, index) => pieces.slice(index + 1).map((other) => [one, other] as const))
const say = (verb: string) => (pair: readonly [Piece, Piece]) => `${pair[0].words} ${verb} ${pair[1].words}`

function isOverprinted([one, other]: readonly [Piece, Piece]) {
  const { width, height, isNothing } = shared(one.seen, other.seen)
  if (
    one.element === other.element ||
    isNothing ||
    width < TOUCH ||
    height < Math.min(one.seen.height, other.seen.height) * 0.4
  )
    return false
  return groundOf(one.element) === groundOf(other.element)
}

/** A heart on a tile is meant; half a button under another one is not. */
function isEntangled([one, other]: readonly [Piece, Piece]) {
  const { width, height } = shared(one.seen, other.seen)
  if (width < TOUCH || height < TOUCH || groundOf(one.element) !== groundOf(other.element)) return false
  return !contains(one.seen, other.seen) && !contains(other.seen, one.seen)
}

/** In its middle a control is itself, unless scrolling on would bring it out from under what is pinned there. */
function covered({ element, seen, words }: Piece, at: 'top' | 'end'): string[] {
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)) return []
  const pin = pinOf(hit)?.getBoundingClientRect()
  const isReachable = pin && pin.y + pin.height / 2 > innerHeight / 2 === (at === 'top')
  return isReachable ? [] : [`${words} lies under ${hit.className.toString()} ${hit.textContent.slice(0, 20)}`]
}

const overlays = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog], [data-sonner-toast]')]

/** On a wide screen what opens over a page stays with it. */
function isBesideColumn(overlay: Element) {
  const page = column()
  const { left, right } = overlay.getBoundingClientRect()
  return page !== undefined && (left < page.left - HAIR || right > page.right + HAIR)
}

const column = () => document.querySelector('[data-frame]')?.getBoundingClientRect()

/** The margins of a page are kept for what stands aside there: nothing but what a finger moves along may enter them. */
function isInMargin({ element, seen }: Piece) {
  const page = element.closest('[data-frame] main')
  if (!page || pinOf(element) || isInRail(element)) return false
  const { left, right } = page.getBoundingClientRect()
  const margin = parseFloat(getComputedStyle(page).paddingLeft) - 2
  return seen.left < left + margin || seen.right > right - margin
}

const floating = () => [...document.querySelectorAll('[data-floating]')]

function coveredBy(floating: Element, pieces: Piece[], at: 'top' | 'end'): string[] {
  if (pinOf(pieces[0]?.element ?? floating)?.matches('[role=dialog]')) return []
  const box = floating.getBoundingClientRect()
  return pieces
    .filter(({ element }) => !floating.contains(element) && !pinOf(element))
    .filter((piece) => !shared(piece.seen, box).isNothing && !isInRail(piece.element))
    .map(({ words }) => `${floating.ariaLabel} covers ${words} (${at})`)
}
