import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, readTotals, formatMoney } from '../support/money.ts'

const VENDOR = 'FB Thể Thao'
const wallet = 'member:1001'
const STAKE = 100_000

const client = (page: Page) => page.frameLocator('iframe')

async function openMatch(page: Page) {
  await page.goto('/m/sports')
  const vendors = page.getByRole('listitem')
  await vendors.getByRole('button', { name: new RegExp(`^${VENDOR}`) }).click()
  await client(page).getByRole('button', { name: 'Sắp diễn ra' }).click()
  const matches = client(page).getByRole('button', { name: /^Mọi kèo của / })
  await matches.first().click()
  return client(page).getByRole('dialog')
}

test('I bet on a match, see the balance change, and find the bet in my record', async ({ page, signIn, world }) => {
  await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  const match = await openMatch(page)
  await match.getByRole('button', { name: /^Tài 2,5 / }).click()
  await match.getByRole('button', { name: 'Phiếu (1)' }).click()
  await client(page).getByRole('button', { name: 'Đặt cược 1.000' }).click()
  await expect(client(page).getByText('Đã nhận 1 cược, tổng 1.000')).toBeVisible()
  await expect(client(page).locator('header')).toContainText(formatMoney(before - STAKE))

  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/sports$/)
  await page.goto('/m/gameRecord?span=today&kind=sports&state=open')
  const bets = page.getByRole('main').getByRole('listitem')
  await bets.getByRole('button', { name: new RegExp(VENDOR) }).click()
  await expect(page.getByRole('dialog')).toContainText('Tài 2,5')

  await world.advance('3h')
  const after = (await world.ledger()).accounts[wallet]!
  await page.goto('/m/gameRecord?span=today&kind=sports')
  await expect(bets.filter({ hasText: VENDOR })).not.toHaveCount(0)
  expect((await readTotals(page))['Thắng/thua']).toBe(after - before)
  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(after)
})

test('the sports book fills the screen, also for guests, and can be closed [G-2-86]', async ({ page, world }) => {
  await page.goto('/m/sports')
  await page.getByRole('navigation', { name: 'Thể loại' }).getByRole('link', { name: 'Bóng đá' }).click()
  const book = page.getByTitle('Thể thao trực tuyến')
  await expect(book).toBeVisible()
  const { width, height } = page.viewportSize()!
  expect(await book.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(book).toHaveAttribute('src', /\/partners\/sports\/\?launch=[0-9a-f]{32}/)
  await expect(book.contentFrame().locator('.price').first()).toBeVisible()
  expect(await world.count('launchGuestSports')).toBe(1)
  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/sports$/)
})

test('as a guest I choose odds, am asked to log in, and come back to the book as a member', async ({ page, world }) => {
  await page.goto('/m/fbGame')
  const book = client(page)
  await book.getByRole('button', { name: 'Sắp diễn ra' }).click()
  await book.locator('.price').first().click()
  await book.getByRole('button', { name: 'Phiếu (1)' }).click()
  await book.getByRole('button', { name: 'Đăng nhập để cược' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByText('Vui lòng đăng nhập để đặt cược')).toBeVisible()

  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill('Demo@123')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/fbGame$/)
  const { [wallet]: balance } = (await world.ledger()).accounts
  await expect(book.locator('header').first()).toContainText(formatMoney(balance!))
})
