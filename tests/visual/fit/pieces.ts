import { seenOf } from './boxes.ts'

/** Something a person reads or touches, and where it is. */
export type Piece = { element: Element; box: DOMRect; seen: DOMRect; words: string }

const CONTROLS = 'a[href], button, input, select, textarea, summary'

const isForEyes = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
  !element.closest('.visually-hidden, [inert]')

/** An open dialog is all there is. */
const stage = (): Element =>
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? document.body

const piece = (element: Element, box: DOMRect, words: string): Piece => ({
  element,
  box,
  seen: seenOf(element, box),
  words: words.trim().replaceAll(/\s+/g, ' ').slice(0, 40),
})

/** Every line of text. */
export function texts(): Piece[] {
  const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT)
  const found: Piece[] = []
  while (walker.nextNode()) {
    const { parentElement: element, textContent: words } = walker.currentNode
    if (!element || !words?.trim() || element.closest('option, script, style') || !isForEyes(element)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    found.push(...[...range.getClientRects()].map((line) => piece(element, line, words)))
  }
  return found
}

/** Everything that can be tapped. */
export const controls = (): Piece[] =>
  [...stage().querySelectorAll(CONTROLS)]
    .filter(isForEyes)
    .map((element) => piece(element, element.getBoundingClientRect(), element.ariaLabel ?? element.textContent))
    .filter(({ seen }) => seen.width > 2 && seen.height > 2)
