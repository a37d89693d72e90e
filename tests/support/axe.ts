import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type PartialResults, type RunOptions } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A frame in which axe is. */
type Examined = Window & { axe: typeof axe }

type Rules = 'all' | 'contrast'

/** Fails softly with each element that axe objects to: by all of its rules, or by those that a theme can break. */
export async function expectNoObjection(page: Page, name: string, rules: Rules = 'all') {
  const { objections, looked } = await examined(page, rules)
  expect.soft(objections, name).toEqual([])
  expect.soft(looked, `${name}: rules that had something to look at`).toBeGreaterThan(0)
}

/** What axe objects to in a page and in the frames within it, and how many of its rules had something to look at. */
export async function examined(page: Page, rules: Rules) {
  const options: RunOptions = {
    // Style sheets are read as the browser has them: a sandboxed game may not fetch its own again.
    preload: false,
    // Of what pleases axe only the rules are counted.
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
  }
  const { violations, passes } = await (page.frames().length === 1 ? seenAlone : seenTogether)(page, options)
  const objections = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  return { objections, looked: passes.length }
}

/** Where nothing lies within, the page itself puts together what axe sees: it describes what axe objects to alone, not all it has looked at. */
async function seenAlone(page: Page, options: RunOptions) {
  await bringAxe(page.mainFrame())
  return page.evaluate((how) => (window as never as Examined).axe.run(document, how), { ...options, iframes: false })
}

const seenTogether = async (page: Page, options: RunOptions) =>
  axe.finishRun(await seenIn(page.mainFrame(), { exclude: [] }, options), options)

/** Half a megabyte is read by a frame once, however often axe looks at it. */
async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate('!!window.axe'))) await frame.evaluate(source)
}

/** What axe sees in a frame, then in each frame within it. It is put together here: axe's own way opens a page more for it, each time. */
async function seenIn(frame: Frame, context: object, options: object): Promise<PartialResults> {
  await bringAxe(frame)
  const within = await frame.evaluate(
    (of) => (window as never as Examined).axe.utils.getFrameContexts(of as never),
    context,
  )
  const results: PartialResults = [
    await frame.evaluate(
      ([of, how]) => (window as never as Examined).axe.runPartial(of as never, how!),
      [context, options],
    ),
  ]
  for (const { frameSelector, frameContext } of within) {
    const place = await frame.evaluateHandle(
      (at) => (window as never as Examined).axe.utils.shadowSelect(at),
      frameSelector,
    )
    const inner = await place.asElement()?.contentFrame()
    results.push(...(inner ? await seenIn(inner, frameContext, options) : [null]))
  }
  return results
}
