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
  async function until(what: string, isSo: () => Promise<unknown>) {
    const end = Date.now() + PATIENCE
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > end) throw new Error(`There is not: ${what}`)
      await new Promise((go) => setTimeout(go, PAUSE))
    }
  }
  const there = (kind: Kind, name: string) =>
    until(`the ${kind} "${name}"`, () => engine.run(IS_THERE, SELECTORS[kind], name))

  return {
    until,
    there,
    run: engine.run,
    open: (path: string) => engine.go(site + path),
    sees: (text: string) => until(`the text "${text}"`, () => engine.run(SAYS, text)),
    isAt: (path: string) =>
      until(`the page ${path}`, () => engine.run('return location.pathname === arguments[0]', path)),
    async taps(kind: Kind, name: string) {
      await there(kind, name)
      // A page that is drawn anew in between takes the element away: then it is looked for again.
      await until(`a tap on "${name}"`, () => engine.tap(ELEMENT, SELECTORS[kind], name).then(() => true))
    },
    async types(name: string, text: string) {
      await there('field', name)
      await engine.type(ELEMENT, SELECTORS.field, name, text)
    },
  }
}
