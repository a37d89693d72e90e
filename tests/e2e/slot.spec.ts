import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, minorOf, readTotals, formatMoney } from '../support/money.ts'

const SLOT = 'Hũ Vàng Thần Tài'
const wallet = 'member:1001'

const slotIn = (page: Page) => {
  const frame: FrameLocator = page.frameLocator('iframe')
  return { frame, spin: frame.locator('button.spin'), controls: frame.locator('#controls') }
}

async function openSlot(page: Page) {
  await page.goto('/m/slotsCenter')
  await page.getByRole('searchbox').fill(SLOT)
  const found = page.getByRole('article')
  await expect(found).toHaveCount(1)
  await found.getByRole('button', { name: new RegExp(`^${SLOT}`) }).click()
  const slot = slotIn(page)
  await expect(slot.spin).toHaveText('Quay')
  return slot
}

async function spinOnce(page: Page) {
  const { spin } = slotIn(page)
  const answered = page.waitForResponse((response) => response.url().includes('/partners/slot/spin'))
  await spin.click()
  const spun = (await (await answered).json()) as { stake: number; won: number; balance: number }
  await expect(spin).toHaveText('Quay', { timeout: 45_000 })
  return spun
}

test('my balance has two decimals; hidden it is masked, also after a reload, until I show it', async ({
  page,
  signIn,
}) => {
  await signIn('demo01')
  await page.goto('/m/home')
  const header = page.getByRole('banner')
  await expect(header.getByText('12.408.317,50')).toBeVisible()
  await header.getByRole('button', { name: 'Ẩn số dư' }).click()
  await expect(header.getByText('12.408.317,50')).toHaveCount(0)
  await expect(header.getByText(/^\*{6,}$/)).toBeVisible()
  await page.reload()
  await header.getByRole('button', { name: 'Hiện số dư' }).click()
  await expect(header.getByText('12.408.317,50')).toBeVisible()
})

test('spins change the balance equally in the slot, on home, in both records and in the ledger [G-1-02]', async ({
  page,
  signIn,
  world,
}) => {
  test.slow()
  await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  const { controls } = await openSlot(page)
  const spins = [await spinOnce(page), await spinOnce(page), await spinOnce(page)]
  const after = (await world.ledger()).accounts[wallet]!
  expect(after).not.toBe(before)

  await expect(controls).toContainText(formatMoney(after))
  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter/)

  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(after)

  await page.goto('/m/gameRecord?span=today')
  await expect(page.getByRole('button', { name: new RegExp(SLOT) })).not.toHaveCount(0)
  const bets = await readTotals(page)
  expect(bets['Trả thưởng']! - bets['Tổng cược']!).toBe(after - before)
  expect(bets['Thắng/thua']).toBe(after - before)
  expect(bets['Tổng cược']).toBe(spins.reduce((sum, { stake }) => sum + Math.round(stake * 100), 0))

  await page.goto('/m/transaction/record?span=today')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText(formatMoney(after))
  expect((await readTotals(page))['Tổng cộng']).toBe(after - before)
  const movements = (await rows.allTextContents()).map((text) => minorOf(/[+−][\d.]+(?:,\d\d)?/.exec(text)![0]))
  expect(movements.reduce((sum, amount) => sum + amount, 0)).toBe(after - before)
})

test('a double tap on the big button spins once', async ({ page, signIn, world }) => {
  await signIn('demo01')
  const { spin } = await openSlot(page)
  await spin.dblclick()
  await expect(spin).toHaveText('Quay', { timeout: 45_000 })
  const spun = (await world.requests()).filter(({ path }) => path.endsWith('/partners/slot/spin'))
  const { database } = (await world.snapshot()) as { database: { wagers: { placedAt: number; memberId: number }[] } }
  const start = Date.parse('2026-11-20T12:42:00.000Z')
  expect(database.wagers.filter(({ placedAt }) => placedAt >= start)).toHaveLength(1)
  expect(spun.length).toBeLessThanOrEqual(1)
})

test('the side menu shows my name, level and balance, and links to all pages [A-2-56]', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu bên' })
  await expect(menu.getByText('Minh Anh')).toBeVisible()
  await expect(menu.getByText('VIP 3')).toBeVisible()
  await expect(menu.getByText('12.408.317,50')).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Đăng xuất' })).toBeVisible()
  const box = (await menu.boundingBox())!
  expect(Math.round(box.x + box.width)).toBe(390)

  await menu.getByRole('link', { name: 'Lịch sử cược' }).click()
  await expect(page).toHaveURL(/\/m\/gameRecord/)
  await expect(menu).toBeHidden()
})
