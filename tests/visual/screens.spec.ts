import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, everythingHasCome, screens, visit } from '../screens.ts'
import { expectNoObjection } from '../support/axe.ts'
import { expectFit } from './fit/fit.ts'
import { expectScreenshot } from './visual-snapshot.ts'

for (const screen of screens) {
  test(`${screen.name} fits every screen, pleases axe and looks as it is kept in both themes and languages [A-0-01]`, async ({
    page,
    signIn,
  }) => {
    test.slow()
    if (screen.as) await signIn(screen.as)
    await choose(page, { theme: 'dark' })
    await visit(page, screen)
    await look(page, { name: `${screen.name}-dark`, moves: screen.moves }, 'all')
    await turn(page, 'light')
    await look(page, { name: `${screen.name}-light`, moves: screen.moves }, 'contrast')
    await expectFit(page, screen.name)
    await turnEnglish(page)
    await expectNoObjection(page, `${screen.name} in English`)
    if (!screen.moves) await expectScreenshot(page, `${screen.name}-en`)
    await expectFit(page, `${screen.name} in English`, 'hardest')
    await turn(page, 'dark')
    await expectNoObjection(page, `${screen.name} in English, in the dark`, 'contrast')
  })
}

for (const theme of ['dark', 'light'] as const) {
  test(`the maintenance page in ${theme} counts down, fits and has nothing that axe objects to`, async ({
    page,
    world,
  }) => {
    await choose(page, { theme })
    await world.status({ maintenance: true, until: Date.parse('2026-11-20T14:12:00.000Z') })
    await page.goto('/m/home')
    await expect(page.getByRole('timer')).toBeVisible()
    await look(page, { name: `maintenance-${theme}` }, 'all')
    await expectFit(page, 'maintenance')
  })
}

async function look(
  page: Page,
  { name, moves }: { name: string; moves?: boolean | undefined },
  rules: 'all' | 'contrast',
) {
  await expectNoObjection(page, name, rules)
  await inTestFonts(page)
  await expectScreenshot(page, name, moves)
}

/** As when the person chooses English in another tab: what is open is seen in it without being opened again. */
async function turnEnglish(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('language', 'EN')
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'EN', storageArea: localStorage }))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Some lists are asked for in it a moment later, for whoever switches to and fro.
  await page.clock.runFor(300)
  await page.evaluate(() => scrollTo(0, 0))
  await everythingHasCome(page)
}

/** A theme is one attribute: the screen that is open is seen in the other one without opening it again. */
const turn = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)

/** The text face is the system's, so that it costs nothing; pictures have the same one on every machine. */
const inTestFonts = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset['fonts'] = 'test'
    await document.fonts.ready
  })
