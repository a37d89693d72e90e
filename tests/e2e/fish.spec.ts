import { expect, test } from '../fixtures.ts'
import { readBalance, readTotals, formatMoney } from '../support/money.ts'

const GAME = 'Bắn Cá Hạ Long'
const wallet = 'member:1001'

test('a shot changes the balance equally in the game, on the previous page, in my betting record and in the ledger', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  await page.goto('/m/home')
  const header = page.getByRole('banner')
  const before = await readBalance(header)
  await page.getByRole('link', { name: 'Xem tất cả: Bắn cá' }).click()
  // Home shows the game twice, and stays until the list has loaded.
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${GAME}`) }).click()

  const frame = page.frameLocator('iframe')
  const answered = page.waitForResponse('**/partners/fish/shoot')
  await frame.getByRole('button', { name: 'Chọn cá' }).click()
  await frame.getByRole('button', { name: 'Bắn', exact: true }).click()
  const { stake, won } = (await (await answered).json()) as { stake: number; won: number }
  const after = before + Math.round((won - stake) * 100)
  await expect(frame.locator('#controls')).toContainText(formatMoney(after))
  expect((await world.ledger()).accounts[wallet]).toBe(after)

  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH/)
  await page.goBack()
  await expect(header).toContainText(formatMoney(after))

  await page.goto('/m/gameRecord?span=today')
  await page.getByRole('button', { name: 'Bắn cá' }).click()
  await expect(page.getByRole('button', { name: new RegExp(GAME) })).toHaveCount(1)
  expect((await readTotals(page))['Thắng/thua']).toBe(after - before)
})
