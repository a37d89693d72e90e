import { expect, test } from '../fixtures.ts'
import { balanceAt, totalsOf, written } from '../support/money.ts'

const GAME = 'Bắn Cá Hạ Long'
const wallet = 'member:1001'

test('a shot at a fish is the same money in the water, on the page I go back to, in my betting record and in the ledger', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  await page.goto('/m/home')
  const header = page.getByRole('banner')
  const before = await balanceAt(header)
  await page.getByRole('link', { name: 'Xem tất cả: Bắn cá' }).click()
  // Home, which stands until the list has come, shows the game twice.
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${GAME}`) }).click()

  const water = page.frameLocator('iframe')
  const answered = page.waitForResponse('**/partners/fish/shoot')
  await water.getByRole('button', { name: 'Chọn cá' }).click()
  await water.getByRole('button', { name: 'Bắn', exact: true }).click()
  const { stake, won } = (await (await answered).json()) as { stake: number; won: number }
  const after = before + Math.round((won - stake) * 100)
  await expect(water.locator('#desk')).toContainText(written(after))
  expect((await world.ledger()).accounts[wallet]).toBe(after)

  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH/)
  await page.goBack()
  await expect(header).toContainText(written(after))

  await page.goto('/m/gameRecord?span=today')
  await page.getByRole('button', { name: 'Bắn cá' }).click()
  await expect(page.getByRole('button', { name: new RegExp(GAME) })).toHaveCount(1)
  expect((await totalsOf(page))['Thắng thua']).toBe(after - before)
})
