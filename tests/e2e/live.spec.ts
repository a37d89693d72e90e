import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, readTotals, formatMoney } from '../support/money.ts'

const VENDOR = 'Ánh Trăng'
const TABLE = 'Baccarat Sen Trắng'
const STAKE = 20_000
const PERIOD = 30_000
const wallet = 'member:1001'

const client = (page: Page) => page.frameLocator('iframe')

async function openTable(page: Page) {
  await page.goto('/m/live')
  await page.getByRole('list', { name: 'Nhà cung cấp' }).getByRole('button', { name: VENDOR }).click()
  await page.getByRole('button', { name: new RegExp(`^${TABLE}`) }).click()
  await expect(client(page).getByRole('heading', { name: TABLE })).toBeVisible()
}

test('from the live tables I bet on a round, see it dealt, and each view shows the same balance', async ({
  page,
  signIn,
  world,
  clock,
}) => {
  test.slow()
  await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  await openTable(page)
  const list = new URL(page.url()).searchParams.get('vassalage')
  const frame = client(page)

  await clock.pause()
  await clock.runFor(PERIOD - ((await world.now()) % PERIOD) + 500)
  await expect(frame.getByText('Mời đặt cược')).toBeVisible()
  await frame.getByRole('button', { name: /^Nhà cái/ }).click()
  await frame.getByRole('button', { name: 'Đặt 200' }).click()
  await expect(frame.getByText(/^Đã nhận 200 cho ván/)).toBeVisible()
  expect((await world.ledger()).accounts[wallet]).toBe(before - STAKE)

  await clock.runFor(24_000)
  await expect(frame.locator('img.dealt').first()).toBeVisible()
  await clock.runFor(4000)
  await expect(frame.getByText(/^(Bạn thắng|Nhận lại|Không trúng)/).first()).toBeVisible()
  const after = (await world.ledger()).accounts[wallet]!
  await expect(frame.getByText(formatMoney(after))).toBeVisible()
  await clock.resume()

  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(new RegExp(`/m/gameList\\?.*vassalage=${list}`))
  await page.goto('/m/gameRecord?span=today&kind=live')
  await expect(page.getByRole('button', { name: new RegExp(TABLE) })).toBeVisible()
  expect((await readTotals(page))['Thắng/thua']).toBe(after - before)
  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(after)
})
