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
  'betting-record',
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

test('a sheet opens as a dialog in the middle of a wide screen, although its styles load after those of the page', async ({
  page,
  signIn,
}) => {
  await signIn('demo01')
  await setPreferences(page, { theme: 'dark' })
  await page.goto('/m/voucherCenter')
  await page.getByRole('group', { name: 'Chọn nhanh số tiền' }).getByText('500K').click()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Xác nhận nạp' })).toBeVisible()
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await sheet.boundingBox())!
      return { width, isCentred: Math.abs(2 * y + height - 800) < 2, isInside: x > 0 && x + width < 1280 }
    })
    .toEqual({ width: 560, isCentred: true, isInside: true })
})

test('the seven days of the check-in are one row of a wide screen', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/rewardCenter?tab=sign-in')
  const days = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(days).toHaveCount(7)
  const tops = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
