import type { APIResponse, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, minorOf, readTotals, formatMoney } from '../support/money.ts'
import { gatewayOf } from '../support/sign-in.ts'

const NAME = 'Sài Gòn 5 phút'
const gameCode = 'VNM5'
const wallet = 'member:1001'
const STAKE = 1_000_000

const client = (page: Page) => page.frameLocator('iframe')

async function openLottery(page: Page) {
  await page.goto('/m/elott')
  await page
    .getByRole('button', { name: new RegExp(NAME) })
    .first()
    .click()
  await expect(
    client(page)
      .getByText(/^Khóa cược sau|^Sắp khóa/)
      .first(),
  ).toBeVisible()
}

async function fillCart(page: Page) {
  const frame = client(page)
  await frame.getByRole('tab', { name: /Tài xỉu/ }).click()
  await frame.getByRole('button', { name: /^Tài/ }).click()
  await frame.getByRole('button', { name: 'Thêm vào giỏ' }).click()
  await frame.getByRole('button', { name: 'Giỏ (1)' }).click()
  return frame.getByRole('button', { name: /^Đặt cược/ })
}

test('I bet on a round, see it lock, draw and settle, and each view shows the same balance [G-2-12]', async ({
  page,
  baseURL,
  signIn,
  world,
  clock,
}) => {
  test.slow()
  const { token } = await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  await openLottery(page)
  const frame = client(page)
  await (await fillCart(page)).click()
  await expect(frame.getByText(/^Đã nhận 1 cược/)).toBeVisible()
  expect((await world.ledger()).accounts[wallet]).toBe(before - STAKE)
  await expect(frame.locator('header')).toContainText(formatMoney(before - STAKE))

  await clock.pause()
  await clock.nextDraw({ gameCode, seconds: 5 })
  // A response that was on its way during the jump looks late to the client, which then asks again a moment later.
  await expect(async () => {
    await clock.runFor(250)
    await expect(frame.getByText('Đã khóa, chờ quay').first()).toBeVisible({ timeout: 1000 })
  }).toPass({ intervals: [0], timeout: 15_000 })
  await clock.runFor(15_000)
  await expect(frame.getByText(/^(Bạn thắng|Nhận lại|Không trúng)/)).toBeVisible()
  await clock.resume()

  const after = (await world.ledger()).accounts[wallet]!
  const gateway = await gatewayOf({ baseURL: baseURL!, world: world.name }, token)
  const [order] = (await gateway.lottery.listOrdersToday({})).items
  expect(Math.round(order!.winAmount! * 100) - STAKE).toBe(after - before)

  await page.goto('/m/gameRecord?span=today&kind=lottery')
  await expect(page.getByRole('button', { name: new RegExp(NAME) })).toBeVisible()
  expect((await readTotals(page))['Thắng/thua']).toBe(after - before)
  await page.goto('/m/transaction/record?span=today')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText(formatMoney(after))
  const movements = (await rows.allTextContents()).map((text) => minorOf(/[+−][\d.]+(?:,\d\d)?/.exec(text)![0]))
  expect(movements.reduce((sum, amount) => sum + amount, 0)).toBe(after - before)
  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(after)
})

test('a bet after the lock is refused with a message and costs nothing', async ({ page, signIn, world, clock }) => {
  await signIn('demo01')
  const before = (await world.ledger()).accounts[wallet]!
  // The page always gets the first response, so that it does not know of the lock before the bet.
  let first: Promise<APIResponse> | undefined
  await page.route('**/partners/lottery/state*', async (route) => {
    first ??= route.fetch()
    await route.fulfill({ response: await first })
  })
  await openLottery(page)
  const placeBet = await fillCart(page)
  await clock.pause()
  // Only the world's time moves: for the page the round is still open.
  await world.nextDraw({ gameCode, seconds: 2 })
  await placeBet.click()
  await expect(client(page).getByRole('alert')).toHaveText('Kỳ quay đã khóa, lệnh chưa được nhận.')
  expect((await world.ledger()).accounts[wallet]).toBe(before)
})

test('a cart whose round has closed offers the next round', async ({ page, signIn, world, clock }) => {
  await signIn('demo01')
  await openLottery(page)
  const placeBet = await fillCart(page)
  await clock.pause()
  await clock.nextDraw({ gameCode, seconds: 5 })
  await clock.runFor(2000)
  const frame = client(page)
  await expect(frame.getByText(/đã khóa khi giỏ còn mở\. Chưa trừ tiền\./)).toBeVisible()
  await expect(placeBet).toBeDisabled()
  await frame.getByRole('button', { name: /^Chuyển sang kỳ/ }).click()
  await placeBet.click()
  await expect(frame.getByText(/^Đã nhận 1 cược/)).toBeVisible()
  const { database } = (await world.snapshot()) as { database: { lotteryOrders: unknown[] } }
  expect(database.lotteryOrders).toHaveLength(1)
})
