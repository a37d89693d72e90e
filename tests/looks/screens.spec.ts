import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { choose, tours, visit } from '../screens.ts'

// Kept, not compared: .cache/looks is what a person leafs through after a change of style.
const folder = fileURLToPath(new URL('../../.cache/looks/', import.meta.url))

for (const { theme, who, screens } of tours) {
  test(`what a ${who} sees in ${theme} is photographed`, async ({ page, signIn }) => {
    test.slow()
    if (who === 'member') await signIn('demo01')
    await choose(page, { theme })
    for (const screen of screens) {
      await visit(page, screen)
      await inTestFonts(page)
      await page.screenshot({ path: `${folder}${screen.name}-${theme}.png`, animations: 'disabled' })
    }
  })
}

/** The text face is the system's, so that it costs nothing; pictures have the same one on every machine. */
const inTestFonts = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset['fonts'] = 'test'
    await document.fonts.ready
  })
