import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { setPreferences, screens, openScreen, switchToEnglish } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expectFit } from './fit/fit.ts'
import { loadTestFonts } from './test-fonts.ts'
import { expectScreenshot } from './visual-snapshot.ts'

for (const screen of screens) {
  test(`${screen.name} fits each screen size, passes axe and matches its screenshots in both themes and languages [A-0-01]`, async ({
    page,
    signIn,
    world,
  }) => {
    test.slow()
    if (screen.as) await signIn(screen.as)
    for (const [state, params] of Object.entries(screen.states ?? {})) await world.provide(state, params)
    await setPreferences(page, { theme: 'dark' })
    await openScreen(page, screen)
    await checkScreen(page, { name: `${screen.name}-dark`, isAnimated: screen.isAnimated }, 'all')
    await setTheme(page, 'light')
    await checkScreen(page, { name: `${screen.name}-light`, isAnimated: screen.isAnimated }, 'contrast')
    await expectFit(page, screen.name)
    await switchToEnglish(page)
    await expectNoAxeViolations(page, `${screen.name} in English`)
    if (!screen.isAnimated) await expectScreenshot(page, `${screen.name}-en`)
    await expectFit(page, `${screen.name} in English`, 'hardest')
    await setTheme(page, 'dark')
    await expectNoAxeViolations(page, `${screen.name} in English, in the dark`, 'contrast')
  })
}

for (const theme of ['dark', 'light'] as const) {
  test(`the maintenance page in ${theme} counts down, fits and passes axe`, async ({ page, world }) => {
    await setPreferences(page, { theme })
    await world.status({ maintenance: true, until: Date.parse('2026-11-20T14:12:00.000Z') })
    await page.goto('/m/home')
    await expect(page.getByRole('timer')).toBeVisible()
    await checkScreen(page, { name: `maintenance-${theme}` }, 'all')
    await expectFit(page, 'maintenance')
  })
}

async function checkScreen(
  page: Page,
  { name, isAnimated }: { name: string; isAnimated?: boolean | undefined },
  rules: 'all' | 'contrast',
) {
  await expectNoAxeViolations(page, name, rules)
  await loadTestFonts(page)
  await expectScreenshot(page, name, isAnimated)
}

const setTheme = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
