import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, readTotals, formatMoney } from '../support/money.ts'

const GAME = 'Gà Nòi Bến Tre'
const wallet = 'member:1001'
const STAKE = 20_000

async function openArena(page: Page) {
  await page.goto('/m/gameList?gameType=COCKFIGHT')
  await page.getByRole('searchbox').fill(GAME)
  const found = page.getByRole('article')
  await expect(found).toHaveCount(1)
  await found.getByRole('button', { name: new RegExp(`^${GAME}`) }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(/^Khóa cược sau/).first()).toBeVisible()
  return { frame, message: frame.locator('.message') }
}

test('a bet on a fight is settled at its time, and each view shows the same balance', async ({
  page,
  signIn,
  world,
  clock,
}) => {
  await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  const { frame, message } = await openArena(page)
  await frame.getByRole('button', { name: /^Meron/ }).click()
  await frame.getByRole('button', { name: /^Đặt 200 vào Meron \(đỏ\)/ }).click()
  await expect(message).toHaveText(/^Đã nhận: Meron/)
  await expect(frame.locator('.balance')).toContainText(formatMoney(before - STAKE))

  await clock.pause()
  await clock.runFor(41_000)
  await expect(frame.getByText('Đã khóa cược, đang đấu').first()).toBeVisible()
  await clock.runFor(40_000)
  await expect(message).toHaveText(/^Trận \d+\. .+: bạn (thắng|thua)/)
  await clock.resume()
  const after = (await world.ledger()).accounts[wallet]!
  await expect(frame.locator('.balance')).toContainText(formatMoney(after))

  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/gameList/)
  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(after)
  await page.goto('/m/gameRecord?span=today&kind=sports')
  await expect(page.getByRole('button', { name: new RegExp(GAME) })).toHaveCount(1)
  const bets = await readTotals(page)
  expect([bets['Tổng cược'], bets['Thắng/thua']]).toEqual([STAKE, after - before])
})
