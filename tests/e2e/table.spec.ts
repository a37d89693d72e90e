import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, readTotals, formatMoney } from '../support/money.ts'

const GAME = 'Ba Cây Ngày Tết'
const wallet = 'member:1001'
const STAKE = 100_000

async function openTable(page: Page) {
  await page.goto('/m/gameList?gameType=PVP')
  await page.getByRole('searchbox').fill(GAME)
  await page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${GAME}`) })
    .click()
  const frame = page.frameLocator('iframe')
  const big = frame.locator('button.play')
  await expect(big).toHaveText('Chia bài · 1.000')
  return { frame, big, message: frame.locator('.message') }
}

test('a hand at a card table changes the balance equally at the table, on home, in the record and in the ledger', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  const { frame, big, message } = await openTable(page)
  await big.click()
  await expect(message).toHaveText(/^Bạn có \d+ điểm/)
  await expect(frame.locator('.balance')).toContainText(formatMoney(before - STAKE))
  await big.click()
  await expect(message).toHaveText(/^Bạn \d+, nhà cái \d+: (thắng|hòa|thua)/)
  const after = (await world.ledger()).accounts[wallet]!
  await expect(frame.locator('.balance')).toContainText(formatMoney(after))

  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/gameList/)
  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(after)
  await page.goto('/m/gameRecord?span=today&kind=cards')
  await expect(page.getByRole('button', { name: new RegExp(GAME) })).toHaveCount(1)
  const bets = await readTotals(page)
  expect([bets['Tổng cược'], bets['Thắng/thua']]).toEqual([STAKE, after - before])
})
