import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { setPreferences } from '../screens.ts'

async function doubleText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
}

test('with text of 200 % the name of each deposit method is inside its button', async ({ page, signIn }) => {
  await signIn('demo01')
  await setPreferences(page, { theme: 'dark', language: 'EN' })
  await doubleText(page)
  await page.goto('/m/voucherCenter')
  const methods = page.getByRole('tab')
  await expect(methods).toHaveCount(6)
  const cut = await methods.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test('with text of 200 % the number of new messages covers no other button', async ({ page, signIn }) => {
  await signIn('demo01')
  await setPreferences(page, { theme: 'dark', language: 'EN' })
  await doubleText(page)
  await page.goto('/m/home')
  const inbox = page.getByRole('banner').getByRole('link', { name: /inbox/i })
  await expect(inbox).toContainText(/\d/)
  const [badge, next] = await inbox.evaluate((link) => {
    const buttons = [...document.querySelectorAll('header :is(a, button)')]
    const follower = buttons[buttons.indexOf(link) + 1]!.querySelector('svg')!
    return [link.querySelector('span')!.getBoundingClientRect().right, follower.getBoundingClientRect().left]
  })
  expect(badge).toBeLessThanOrEqual(next!)
})

test('with text of 200 % the download bar has its words, its buttons and nothing cut', async ({ page }) => {
  await setPreferences(page, { theme: 'dark', language: 'EN' })
  await page.addInitScript(() => localStorage.setItem('downloadBar', 'known'))
  await doubleText(page)
  await page.goto('/m/home')
  const bar = page.getByRole('complementary', { name: 'Download app' })
  await expect(bar.getByRole('button')).toHaveCount(2)
  const words = bar.getByText('Faster and smoother')
  await expect(words).toBeVisible()
  const [outer, ...parts] = await Promise.all(
    [bar, words, ...(await bar.getByRole('button').all())].map(async (part) => (await part.boundingBox())!),
  )
  for (const { x, y, width, height } of parts) {
    expect([x >= outer!.x, x + width <= outer!.x + outer!.width]).toEqual([true, true])
    expect([y >= outer!.y, y + height <= outer!.y + outer!.height]).toEqual([true, true])
  }
})
