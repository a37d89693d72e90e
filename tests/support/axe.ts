import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type PartialResults, type RunOptions } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type AxeWindow = Window & { axe: typeof axe }

type Rules = 'all' | 'contrast'

/** Soft assertion without axe violations: for all rules, or only for contrast, which depends on the theme. */
export async function expectNoAxeViolations(page: Page, name: string, rules: Rules = 'all') {
  const { violations, ruleCount } = await runAxe(page, rules)
  expect.soft(violations, name).toEqual([])
  expect.soft(ruleCount, `${name}: number of rules that applied`).toBeGreaterThan(0)
}

export async function runAxe(page: Page, rules: Rules) {
  const options: RunOptions = {
    // A sandboxed game may not fetch its style sheets again.
    preload: false,
    // For passed rules only their number is needed.
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
  }
  const { violations: found, passes } = await (page.frames().length === 1 ? runInPage : runInFrames)(page, options)
  const violations = found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  return { violations, ruleCount: passes.length }
}

/** Without frames axe.run is faster: it describes only the violations. */
async function runInPage(page: Page, options: RunOptions) {
  await injectAxe(page.mainFrame())
  return page.evaluate((how) => (window as never as AxeWindow).axe.run(document, how), { ...options, iframes: false })
}

const runInFrames = async (page: Page, options: RunOptions) =>
  axe.finishRun(await collectResults(page.mainFrame(), { exclude: [] }, options), options)

/**
 * In frames axe describes each element of each rule, also of those that pass: here once, by its ancestors, since a short selector takes a search of
 * the document.
 */
const setUp = `(() => {
  const described = new WeakMap()
  const describe = ({ spec, ancestry, nodeIndexes, fromFrame }) =>
    ({ selector: spec.selector ?? ancestry, ancestry, xpath: [], source: '', nodeIndexes, fromFrame })
  axe.configure({ noHtml: true })
  axe.utils.nodeSerializer.update({
    toSpec: (element) => described.get(element) ?? described.set(element, describe(element)).get(element),
  })
})()`

/** After each rule axe lets the page answer its user. A test has none: rules without a pause take less time, and all see the same page. */
const withoutPauses = (code: string) =>
  `((setTimeout) => {${code}})((run, delay) => (delay ? setTimeout(run, delay) : queueMicrotask(run)))`

/** Loads axe (0.5 MB) once per frame. */
async function injectAxe(frame: Frame) {
  if (!(await frame.evaluate('!!window.axe'))) await frame.evaluate(`${withoutPauses(source)};${setUp}`)
}

/** Returns the partial results of a frame and its child frames. @note axe's own integration opens another page each time. */
async function collectResults(frame: Frame, context: object, options: object): Promise<PartialResults> {
  await injectAxe(frame)
  const children = await frame.evaluate(
    (of) => (window as never as AxeWindow).axe.utils.getFrameContexts(of as never),
    context,
  )
  // As text: the results of a large game are megabytes, which Playwright's own format takes seconds for.
  const text = await frame.evaluate(
    async ([of, how]) => JSON.stringify(await (window as never as AxeWindow).axe.runPartial(of as never, how!)),
    [context, options],
  )
  const results = [JSON.parse(text)] as PartialResults
  for (const { frameSelector, frameContext } of children) {
    const handle = await frame.evaluateHandle(
      (at) => (window as never as AxeWindow).axe.utils.shadowSelect(at),
      frameSelector,
    )
    const childFrame = await handle.asElement()?.contentFrame()
    results.push(...(childFrame ? await collectResults(childFrame, frameContext, options) : [null]))
  }
  return results
}
