import { vi } from 'vitest'

const page = () => document.querySelector('main') ?? document.body
const visibleText = (element: Element) => {
  const addresses = [...element.querySelectorAll('[data-testid=address]')].map((one) => one.textContent ?? '')
  return addresses.reduce((words, hidden) => words.replace(hidden, ''), element.textContent ?? '').trim()
}
const isAction = (one: Element) => one.getAttribute('href') !== '#page' && Boolean(one.ariaLabel ?? visibleText(one))
export const actionsIn = (element: ParentNode) =>
  [...element.querySelectorAll('a[href], button:not(:disabled)')].filter(isAction)

export function findBlankPage(): string[] {
  const hasSomething = visibleText(page()) !== '' || page().querySelector('[data-waits], iframe') !== null
  return [
    ...(hasSomething ? [] : ['the page is blank']),
    ...(actionsIn(document).length > 0 ? [] : ['the page has no action']),
  ]
}

const alerts = () => [...document.querySelectorAll('[role=alert]')].filter((one) => visibleText(one) !== '')
export const errorPanels = () => alerts().filter((one) => /Mã tham chiếu|Mã lỗi|Thử lại/.test(one.textContent ?? ''))

/** The number of parts that are still loading. In jsdom nothing further down is near the viewport. */
export const countPending = () => page().querySelectorAll('[data-waits], [aria-busy=true]').length

export function findDeadEnds(expectedPending = countPending()): string[] {
  const withoutAction = errorPanels().filter((one) => actionsIn(one).length === 0)
  return [
    ...findBlankPage(),
    ...(visibleText(page()) === '' && !page().querySelector('iframe') ? ['the page has no text'] : []),
    ...(countPending() > expectedPending ? [`${countPending() - expectedPending} parts load forever`] : []),
    ...withoutAction.map((one) => `an error without an action: ${one.textContent}`),
  ]
}

export function watchConsole() {
  const { error, warn } = console
  const logged = () => [error, warn].flatMap((level) => vi.mocked(level).mock.calls)
  const before = logged().length
  return () =>
    logged()
      .slice(before)
      .map(([first]) => `logged: ${String(first).slice(0, 200)}`)
}
