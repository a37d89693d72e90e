import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

// What a person leafs through after a change of style.
const folder = fileURLToPath(new URL('../../.cache/looks/', import.meta.url))

/** A quarter of a phone's width: a pixel that moves does not show there, a thing that goes missing does. */
const width = 98

const photograph = (page: Page, name: string) =>
  page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })

/** Once nothing changes any more: what is kept must not be on its way. What is compared may be: it is tried again until it agrees. */
async function stillPhotograph(page: Page, name: string, before?: Buffer): Promise<Buffer> {
  const photo = await photograph(page, name)
  return before?.equals(photo) ? photo : stillPhotograph(page, name, photo)
}

/**
 * Photographs what is open, and compares it with what is kept under this name (`looks/kept`); the report shows both, and where
 * they differ. What moves by itself is photographed alone.
 */
export async function expectScreenshot(page: Page, name: string, moves = false) {
  if (moves) return void (await photograph(page, name))
  await expect(async () => {
    const isRenewed = test.info().config.updateSnapshots !== 'none'
    const photo = await (isRenewed ? stillPhotograph : photograph)(page, name)
    const small = await sharp(photo).resize({ width }).jpeg({ quality: 85 }).toBuffer()
    expect(small).toMatchSnapshot(`${name}.jpg`, { threshold: 0.2, maxDiffPixelRatio: 0.01 })
  }).toPass({ timeout: 15_000 })
}
