import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../.cache/visual/', import.meta.url))

/** A quarter of the screen's width: a shifted pixel does not show, a missing element does. */
const snapshotWidth = (page: Page) => Math.round(page.viewportSize()!.width / 4)

const takeScreenshot = (page: Page, name: string) =>
  page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })

/** Takes screenshots until two are equal. Needed only for a new baseline: a comparison is retried anyway. */
async function takeStableScreenshot(page: Page, name: string, before?: Buffer): Promise<Buffer> {
  const screenshot = await takeScreenshot(page, name)
  return before?.equals(screenshot) ? screenshot : takeStableScreenshot(page, name, screenshot)
}

export async function expectScreenshot(page: Page, name: string, isAnimated = false) {
  if (isAnimated) return void (await takeScreenshot(page, name))
  await expect(async () => {
    const isUpdating = test.info().config.updateSnapshots !== 'none'
    const screenshot = await (isUpdating ? takeStableScreenshot : takeScreenshot)(page, name)
    const small = await sharp(screenshot)
      .resize({ width: snapshotWidth(page) })
      .jpeg({ quality: 85 })
      .toBuffer()
    expect(small).toMatchSnapshot(`${name}.jpg`, { threshold: 0.2, maxDiffPixelRatio: 0.01 })
  }).toPass({ timeout: 15_000 })
}
