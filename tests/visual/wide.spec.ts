import { expect, test } from '../fixtures.ts'
import { openScreen, screens, setPreferences } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { loadTestFonts } from './test-fonts.ts'
import { expectScreenshot } from './visual-snapshot.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const names = [
  'home',
  'home-member',
  'game-centre',
  'game-list',
  'promotions',
  'lottery',
  'deposit',
  'member-home',
  'login',
]

for (const screen of screens.filter(({ name }) => names.includes(name))) {
  test(`${screen.name} uses a wide screen, with the navigation at its side`, async ({ page, signIn, world }) => {
    if (screen.as) await signIn(screen.as)
    for (const [state, params] of Object.entries(screen.states ?? {})) await world.provide(state, params)
    await setPreferences(page, { theme: 'dark' })
    await openScreen(page, screen)
    const navigation = (await page.locator('[data-frame] > nav').boundingBox())!
    const content = (await page.getByRole('main').boundingBox())!
    expect(navigation.height).toBe(800)
    expect(content.x).toBeGreaterThanOrEqual(navigation.x + navigation.width)
    await expectNoAxeViolations(page, `${screen.name} on a wide screen`)
    await loadTestFonts(page)
    await expectScreenshot(page, `wide-${screen.name}`)
  })
}
