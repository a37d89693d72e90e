import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, screens, themes, tours, visit } from '../screens.ts'

async function expectNoObjection(page: Page, name: string) {
  // Style sheets are read as the browser has them: a sandboxed game may not fetch its own again.
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, name).toEqual([])
}

for (const tour of tours) {
  test(`nothing that a ${tour.who} sees in ${tour.theme} is objected to by axe`, async ({ page, signIn }) => {
    test.slow()
    if (tour.who === 'member') await signIn('demo01')
    await choose(page, tour)
    for (const screen of tour.screens) {
      await visit(page, screen)
      await expectNoObjection(page, screen.name)
    }
  })
}

for (const theme of themes) {
  test(`the maintenance page in ${theme} has nothing that axe objects to`, async ({ page, world }) => {
    await choose(page, { theme })
    await world.status({ maintenance: true })
    await page.goto('/m/home')
    await expect(page.getByText('Đang bảo trì')).toBeVisible()
    await expectNoObjection(page, 'maintenance')
  })
}

test('in English home and login have nothing that axe objects to', async ({ page }) => {
  await choose(page, { theme: 'dark', language: 'EN' })
  for (const screen of screens.filter(({ name }) => name === 'home' || name === 'login')) {
    await visit(page, screen)
    await expectNoObjection(page, screen.name)
  }
})
