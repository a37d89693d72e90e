import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import { buildSync } from 'esbuild'

const entryPoints = [fileURLToPath(new URL('misfits.ts', import.meta.url))]
const [scan] = buildSync({ entryPoints, bundle: true, format: 'iife', globalName: 'fit', write: false }).outputFiles

/** Screens as people have them: the smallest phone, large text, a page zoomed to double, a phone that lies on its side, a tablet. */
const SIZES = [
  { width: 320, height: 568, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 195, height: 422, text: 16 },
  { width: 844, height: 390, text: 16 },
  { width: 1024, height: 768, text: 16 },
]

/** Where words of another length fail first. */
const HARDEST = SIZES.slice(0, 3)

/** The phones that most people have: what fits the smallest and double text is only looked at once on them. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
]

const softly = expect.configure({ soft: true })

/** Fails softly with everything that does not fit the screen that is open, at each size or at those that are hardest, at its top and at its end. */
export async function expectFit(page: Page, name: string, sizes: 'all' | 'hardest' = 'all') {
  const before = page.viewportSize()!
  const browser = await page.context().newCDPSession(page)
  const setSize = async ({ text, ...size }: (typeof SIZES)[number]) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
    await page.setViewportSize(size)
  }
  for (const size of sizes === 'all' ? SIZES : HARDEST) {
    await setSize(size)
    const where = `${name} at ${size.width} x ${size.height}, text of ${size.text}`
    for (const frame of page.frames()) {
      for (const at of ['top', 'end'] as const)
        await softly.poll(() => misfitsOf(frame, at), `${where}, ${at} of the page`).toEqual([])
    }
  }
  for (const size of PHONES) {
    await setSize({ ...size, text: 16 })
    await softly.poll(() => misfitsOf(page.mainFrame()), `${name} at ${size.width} x ${size.height}`).toEqual([])
  }
  await setSize({ ...before, text: 16 })
  // A phone that was turned and turned back may keep a little of its zoom.
  await browser.send('Emulation.resetPageScaleFactor')
  await browser.detach()
}

/** What does not fit in a page, or in a page within it, when it is scrolled to its top or to its end. */
export async function misfitsOf(frame: Frame, at: 'top' | 'end' = 'top'): Promise<string[]> {
  return frame.evaluate<string[]>(`${scan!.text}; fit.misfitsAt('${at}')`)
}
