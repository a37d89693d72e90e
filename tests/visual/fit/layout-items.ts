import { visibleBoxOf } from './boxes.ts'

export type LayoutItem = { element: Element; box: DOMRect; visibleBox: DOMRect; text: string }

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

export function texts(): LayoutItem[] {
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

export const controls = (): LayoutItem[] =>
  [...rootElement().querySelectorAll(CONTROLS)]
    .filter(isVisible)
    .map((element) => toItem(element, element.getBoundingClientRect(), element.ariaLabel ?? element.textContent))
    .filter(({ visibleBox }) => visibleBox.width > 2 && visibleBox.height > 2)
