/** A browser that runs journeys. A script is the body of a function and may return a promise. */
export type Engine = {
  name: string
  go(url: string): Promise<void>
  run(script: string, ...words: string[]): Promise<unknown>
  tap(script: string, ...words: string[]): Promise<void>
  type(script: string, ...words: string[]): Promise<void>
  close(): Promise<void>
}

/** Long enough for a page while a build is running. */
const TIMEOUT_MS = 30_000
const POLL_MS = 100

/** Finds a visible element by its kind and the start of its name; the last exact match is on top. */
const FIND = `
  const [selector, name] = arguments
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible'
  }
  const textOf = (one) => one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText
  const nameOf = (one) => (textOf(one) || one.textContent || '').trim().replace(/\\s+/g, ' ')
  const all = [...document.querySelectorAll(selector)].filter(isSeen)
  const found = all.findLast((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name))
`
const ELEMENT = `${FIND}; found?.scrollIntoView({ block: 'center' }); return found`
const IS_THERE = `${FIND}; return Boolean(found) && !found.disabled`
/** True if a tap on its centre would reach it: nothing covers it, and it does not move. */
const IS_TAPPABLE = `${FIND}
  if (!found || found.disabled) return false
  found.scrollIntoView({ block: 'center' })
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const before = middle()
  return new Promise((resolve) => setTimeout(resolve, 50)).then(() => {
    const now = middle()
    const isStill = now.every((one, index) => one === before[index])
    return isStill && found.contains(document.elementFromPoint(...now))
  })
`
/** Empties the field first: a re-render during typing may replace the field or keep only half of the text. */
const EMPTY_FIELD = `${FIND}
  if (found?.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value').set.call(found, '')
    found.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return found
`
const VISIBLE_TEXT = "return location.pathname + ': ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 400)"
const HAS_TEXT = "return document.body.innerText.replace(/\\s+/g, ' ').includes(arguments[0])"

const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  field: 'input, textarea',
} as const
type Kind = keyof typeof SELECTORS
export type Phone = ReturnType<typeof phoneOf>

export function phoneOf(engine: Engine, site: string) {
  const readVisibleText = () =>
    engine.run(VISIBLE_TEXT).catch((error: unknown) => `a page that does not respond: ${error}`)
  async function until(expected: string, condition: () => Promise<unknown>) {
    const end = Date.now() + TIMEOUT_MS
    while (!(await condition().catch(() => false))) {
      if (Date.now() > end) throw new Error(`Timed out waiting for ${expected}\n    at ${await readVisibleText()}`)
      await new Promise((go) => setTimeout(go, POLL_MS))
    }
  }
  const there = (kind: Kind, name: string) =>
    until(`the ${kind} "${name}"`, () => engine.run(IS_THERE, SELECTORS[kind], name))
  const waitUntilTappable = (kind: Kind, name: string) =>
    until(`the ${kind} "${name}" to be tappable`, () => engine.run(IS_TAPPABLE, SELECTORS[kind], name))

  return {
    until,
    there,
    run: engine.run,
    open: (path: string) => engine.go(site + path),
    sees: (text: string) => until(`the text "${text}"`, () => engine.run(HAS_TEXT, text)),
    isAt: (path: string) =>
      until(`the page ${path}`, () => engine.run('return location.pathname === arguments[0]', path)),
    async taps(kind: Kind, name: string) {
      await waitUntilTappable(kind, name)
      // A re-render in between may replace the element: then it is looked up again.
      await until(`a tap on "${name}"`, () => engine.tap(ELEMENT, SELECTORS[kind], name).then(() => true))
    },
    async types(name: string, text: string) {
      await waitUntilTappable('field', name)
      await until(`"${text}" in "${name}"`, () =>
        engine.type(EMPTY_FIELD, SELECTORS.field, name, text).then(() => true),
      )
    },
  }
}
