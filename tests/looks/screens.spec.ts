import { fileURLToPath } from 'node:url'
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
      await page.screenshot({ path: `${folder}${screen.name}-${theme}.png`, animations: 'disabled' })
    }
  })
}
