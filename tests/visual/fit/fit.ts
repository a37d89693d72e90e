import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import { buildSync } from 'esbuild'

const entryPoints = [fileURLToPath(new URL('layout-problems.ts', import.meta.url))]
const [scan] = buildSync({ entryPoints, bundle: true, format: 'iife', globalName: 'fit', write: false }).outputFiles

/** Viewports: the smallest phone, large text, a page zoomed to 200 %, a phone in landscape, a tablet. */
const SIZES = [
  { width: 320, height: 568, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 195, height: 422, text: 16 },
  { width: 844, height: 390, text: 16 },
  { width: 1024, height: 768, text: 16 },
]

const HARDEST = SIZES.slice(0, 3)

/** The most common phones; checked only once, since the smallest phone and double text are harder. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
]

const softly = expect.configure({ soft: true })

export async function expectFit(page: Page, name: string, sizes: 'all' | 'hardest' = 'all') {
  const before = page.viewportSize()!
  const browser = await page.context().newCDPSession(page)
  let textBefore = 16
  const setSize = async ({ text, ...size }: (typeof SIZES)[number]) => {
    // Also the same size would lay out the page again.
    if (text !== textBefore) await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
    textBefore = text
    await page.setViewportSize(size)
  }
  for (const size of sizes === 'all' ? SIZES : HARDEST) {
    await setSize(size)
    const where = `${name} at ${size.width} x ${size.height}, text of ${size.text}`
    for (const frame of page.frames()) {
      for (const at of ['top', 'end'] as const)
        await softly.poll(() => findLayoutProblems(frame, at), `${where}, ${at} of the page`).toEqual([])
    }
  }
  for (const size of PHONES) {
    await setSize({ ...size, text: 16 })
    await softly
      .poll(() => findLayoutProblems(page.mainFrame()), `${name} at ${size.width} x ${size.height}`)
      .toEqual([])
  }
  await setSize({ ...before, text: 16 })
  // After two rotations a small zoom may remain.
  await browser.send('Emulation.resetPageScaleFactor')
  await browser.detach()
}

export async function findLayoutProblems(frame: Frame, at: 'top' | 'end' = 'top'): Promise<string[]> {
  return frame.evaluate<string[]>(`${scan!.text}; fit.findProblemsAt('${at}')`)
}
