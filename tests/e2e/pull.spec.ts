import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** A finger that goes down the screen, as the browser itself hears of it. */
async function drag(browser: CDPSession, { x, from, to }: { x: number; from: number; to: number }) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y: from }])
  for (let y = from + 20; y <= to; y += 20) await send('touchMove', [{ x, y }])
  await send('touchEnd', [])
}
const said = (page: Page) => page.getByRole('main').getByText('Đã cập nhật')

test('a list that I pull down from its top is asked for anew, further down it only scrolls', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  await page.goto('/m/transaction/record?span=month')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cập nhật danh sách' })).toBeAttached()
  const browser = await page.context().newCDPSession(page)
  await page.evaluate(() => document.body.setAttribute('data-here', 'yes'))

  await page.evaluate(() => scrollTo(0, 300))
  await drag(browser, { x: 200, from: 300, to: 440 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(300)
  await expect(said(page)).toHaveCount(0)

  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const before = await world.count('listTransactions')
  await drag(browser, { x: 200, from: 300, to: 480 })
  await expect(said(page)).toHaveCount(1)
  expect(await world.count('listTransactions')).toBe(before + 1)
  await expect(page.locator('body')).toHaveAttribute('data-here', 'yes')
})
