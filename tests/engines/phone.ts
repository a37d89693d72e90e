/** What a journey needs of a browser, whichever it is. A script is the body of a function; it may answer a promise. */
export type Engine = {
  name: string
  go(url: string): Promise<void>
  run(script: string, ...words: string[]): Promise<unknown>
  /** Taps the element that the script answers, as a person does. */
  tap(script: string, ...words: string[]): Promise<void>
  /** Types into the element that the script answers. */
  type(script: string, ...words: string[]): Promise<void>
  close(): Promise<void>
}

/** So long a page may take, with a build beside it. */
const PATIENCE = 30_000
const PAUSE = 100

/** Finds what a person sees by its kind and the beginning of its name; the last one lies on top. */
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
/** Whether a tap on its middle would reach it: nothing lies above it, and it does not move. */
const IS_WITHIN_REACH = `${FIND}
  if (!found || found.disabled) return false
  found.scrollIntoView({ block: 'center' })
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const before = middle()
  return new Promise((tell) => setTimeout(tell, 50)).then(() => {
    const now = middle()
    const isStill = now.every((one, index) => one === before[index])
    return isStill && found.contains(document.elementFromPoint(...now))
  })
`
/** The field, with nothing in it: a page that is drawn anew while somebody types takes it away, or gives back half of what was typed. */
const EMPTY_FIELD = `${FIND}
  if (found?.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value').set.call(found, '')
    found.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return found
`
/** What a person would have in front of them when a step cannot be done. */
const IN_SIGHT = "return location.pathname + ': ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 400)"
const SAYS = "return document.body.innerText.replace(/\\s+/g, ' ').includes(arguments[0])"

const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  field: 'input, textarea',
} as const
type Kind = keyof typeof SELECTORS
export type Phone = ReturnType<typeof phoneOf>

/** A person with this browser in front of the site. Each step waits until it can be done. */
export function phoneOf(engine: Engine, site: string) {
  const inSight = () => engine.run(IN_SIGHT).catch((error: unknown) => `a page that does not answer: ${error}`)
  async function until(what: string, isSo: () => Promise<unknown>) {
    const end = Date.now() + PATIENCE
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > end) throw new Error(`There is not: ${what}\n    at ${await inSight()}`)
      await new Promise((go) => setTimeout(go, PAUSE))
    }
  }
  const there = (kind: Kind, name: string) =>
    until(`the ${kind} "${name}"`, () => engine.run(IS_THERE, SELECTORS[kind], name))
  const withinReach = (kind: Kind, name: string) =>
    until(`the ${kind} "${name}" within reach`, () => engine.run(IS_WITHIN_REACH, SELECTORS[kind], name))

  return {
    until,
    there,
    run: engine.run,
    open: (path: string) => engine.go(site + path),
    sees: (text: string) => until(`the text "${text}"`, () => engine.run(SAYS, text)),
    isAt: (path: string) =>
      until(`the page ${path}`, () => engine.run('return location.pathname === arguments[0]', path)),
    async taps(kind: Kind, name: string) {
      await withinReach(kind, name)
      // A page that is drawn anew in between takes the element away: then it is looked for again.
      await until(`a tap on "${name}"`, () => engine.tap(ELEMENT, SELECTORS[kind], name).then(() => true))
    },
    async types(name: string, text: string) {
      await withinReach('field', name)
      await until(`"${text}" in "${name}"`, () =>
        engine.type(EMPTY_FIELD, SELECTORS.field, name, text).then(() => true),
      )
    },
  }
}
