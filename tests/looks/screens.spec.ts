import { fileURLToPath } from 'node:url'
import { test } from '../fixtures.ts'
import { screens, themes, visit } from '../screens.ts'

// Kept, not compared: .cache/looks is what a person leafs through after a change of style.
const folder = fileURLToPath(new URL('../../.cache/looks/', import.meta.url))

for (const theme of themes) {
  for (const screen of screens) {
    test(`${screen.name} in ${theme} is photographed`, async ({ page, signIn }) => {
      if ('as' in screen) await signIn(screen.as)
      await visit(page, { path: screen.path, theme })
      await page.screenshot({ path: `${folder}${screen.name}-${theme}.png`, animations: 'disabled' })
    })
  }
}
