import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

async function drag(browser: CDPSession, { x, from, to }: { x: number; from: number; to: number }) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y: from }])
  for (let y = from + 20; y <= to; y += 20) await send('touchMove', [{ x, y }])
  await send('touchEnd', [])
}
const updatedMessage = (page: Page) => page.getByRole('main').getByText('Đã cập nhật')

test('a list reloads when I pull it down at its top; further down it only scrolls', async ({ page, signIn, world }) => {
  await signIn('demo01')
  await page.goto('/m/transaction/record?span=month')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cập nhật danh sách' })).toBeAttached()
  const browser = await page.context().newCDPSession(page)
  await page.evaluate(() => document.body.setAttribute('data-here', 'yes'))

  await page.evaluate(() => scrollTo(0, 300))
  await drag(browser, { x: 200, from: 300, to: 440 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(300)
  await expect(updatedMessage(page)).toHaveCount(0)

  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const before = await world.count('listTransactions')
  await drag(browser, { x: 200, from: 300, to: 480 })
  await expect(updatedMessage(page)).toHaveCount(1)
  expect(await world.count('listTransactions')).toBe(before + 1)
  await expect(page.locator('body')).toHaveAttribute('data-here', 'yes')
})
