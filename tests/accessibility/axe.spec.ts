import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'
import { screens, themes, visit } from '../screens.ts'

for (const theme of themes) {
  for (const screen of screens) {
    test(`${screen.name} in ${theme} has nothing that axe objects to`, async ({ page, signIn }) => {
      if ('as' in screen) await signIn(screen.as)
      await visit(page, { path: screen.path, theme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
      expect(found).toEqual([])
    })
  }
}
