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
  const { violations, passes } = await axe.finishRun(await seenIn(page.mainFrame(), { exclude: [] }, options), options)
  const objections = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  return { objections, looked: passes.length }
}

/** What axe sees in a frame, then in each frame within it. It is put together here: axe's own way opens a page more for it, each time. */
async function seenIn(frame: Frame, context: object, options: object): Promise<PartialResults> {
  await frame.evaluate(`if (!window.axe) { ${source} }`)
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
