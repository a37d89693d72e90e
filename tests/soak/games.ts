import type { FrameLocator } from '@playwright/test'
import { expect } from './expect.ts'
import { go, type Phone } from './phone.ts'

async function openRandomGame(
  { page, random }: Phone,
  [list, title]: [list: string, title: string],
): Promise<FrameLocator> {
  await go(page, list, title)
  const tiles = page.locator('article:not([data-maintenance])')
  await expect(tiles.first()).toBeVisible()
  const tile = tiles.nth(random.int(Math.min(9, await tiles.count())))
  await tile.getByRole('button').first().click()
  return page.frameLocator('iframe')
}

export async function close({ page }: Phone) {
  const historyKey = () => page.evaluate(() => String(history.state?.key))
  while (/\/m\/(play|fbGame)/.test(page.url())) {
    const game = await historyKey()
    await page.getByRole('button', { name: 'Đóng', exact: true }).click()
    await expect.poll(historyKey).not.toBe(game)
  }
  await expect(page.locator('iframe')).toHaveCount(0)
}

export async function slot(phone: Phone) {
  const frame = await openRandomGame(phone, ['/m/slotsCenter', 'Danh sách game'])
  const spin = frame.locator('button.spin')
  await expect(spin).toHaveText('Quay')
  for (let times = 1 + phone.random.int(3); times > 0; times--) {
    const response = phone.page.waitForResponse('**/partners/slot/spin')
    await spin.click()
    await response
    await expect(spin).toHaveText('Quay')
  }
}

export async function fish(phone: Phone) {
  const frame = await openRandomGame(phone, ['/m/gameList?gameType=FISH', 'Bắn cá'])
  for (let times = 1 + phone.random.int(3); times > 0; times--) {
    await frame.getByRole('button', { name: 'Chọn cá' }).click()
    const response = phone.page.waitForResponse('**/partners/fish/shoot')
    await frame.getByRole('button', { name: 'Bắn', exact: true }).click()
    await response
  }
}

export async function cards(phone: Phone) {
  const frame = await openRandomGame(phone, ['/m/gameList?gameType=PVP', 'Game bài'])
  const [big, message] = [frame.locator('button.play'), frame.locator('.message')]
  await expect(big).toHaveText(/^Chia bài/)
  await big.click()
  const dealt = /^Bạn( có \d+ điểm|: )/
  await expect(message).toHaveText(dealt)
  // Some players leave the hand; the dealer finishes it.
  if (phone.random.int(4) === 0) return
  // At twenty-one draw until the button changes.
  while ((await big.textContent()) === 'Rút bài') {
    const drawn = phone.page.waitForResponse('**/partners/table/draw')
    await big.click()
    await drawn
    await expect(message).toHaveText(dealt)
  }
  await big.click()
  await expect(message).toHaveText(/^Bạn .+, nhà cái .+: (thắng|hòa|thua)/)
}

export async function live(phone: Phone) {
  const frame = await openRandomGame(phone, ['/m/gameList?gameType=LIVE', 'Live'])
  const spots = frame.locator('button.spot')
  await expect(spots.first()).toBeVisible()
  const open = frame.locator('button.spot[aria-disabled=false]')
  if ((await open.count()) === 0) return
  await spots.nth(phone.random.int(3)).click()
  const place = frame.locator('button.primary')
  const response = phone.page.waitForResponse('**/partners/live/bet')
  if (!(await place.isEnabled())) return
  await place.click()
  await response
}

export async function cockfight(phone: Phone) {
  const frame = await openRandomGame(phone, ['/m/gameList?gameType=COCKFIGHT', 'Đá gà'])
  const sides = frame.locator('button[data-side]')
  await expect(sides.first()).toBeVisible()
  const side = sides.nth(phone.random.int(3))
  if (await side.isDisabled()) return
  await side.click()
  const bet = frame.locator('button.bet')
  await bet.click()
  await expect(frame.locator('.message')).toHaveText(/^(Đã nhận|Trận)/)
}

export async function sports(phone: Phone) {
  await go(phone.page, '/m/fbGame')
  const frame = phone.page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Sắp diễn ra' }).click()
  const prices = frame.locator('.price:not([disabled])')
  await expect(prices.first()).toBeVisible()
  await prices.nth(phone.random.int(Math.min(9, await prices.count()))).click()
  await frame.getByRole('button', { name: 'Phiếu (1)' }).click()
  await frame.getByRole('button', { name: /^Đặt cược \d/ }).click()
  await expect(frame.getByText('Đã nhận 1 cược')).toBeVisible()
}

export async function lottery(phone: Phone) {
  await go(phone.page, '/m/elott')
  const name = phone.random.pick(['Sài Gòn 5 phút', 'Sài Gòn 5 phút'])
  await phone.page.getByRole('button', { name, exact: true }).click()
  const frame = phone.page.frameLocator('iframe')
  await frame.getByRole('tab', { name: /Tài xỉu/ }).click()
  await frame
    .getByRole('button', { name: phone.random.pick([/^Tài/, /^Xỉu/]) })
    .first()
    .click()
  const add = frame.getByRole('button', { name: 'Thêm vào giỏ' })
  if (!(await add.isEnabled())) return
  await add.click()
  await frame.getByRole('button', { name: 'Giỏ (1)' }).click()
  const response = phone.page.waitForResponse('**/partners/lottery/bet')
  await frame.getByRole('button', { name: /^Đặt cược/ }).click()
  await response
}
