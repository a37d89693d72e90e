import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance, minorOf } from '../support/money.ts'
import { header, openDemo, openPanel } from './panel.ts'

const client = (page: Page) => page.frameLocator('iframe')
/** Waits until the sheet has stopped: a tap in a sliding frame may miss. */
const waitForSheet = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole('dialog', { name: 'Dịch vụ định danh' })
        .evaluate((sheet) => sheet.getAnimations({ subtree: true }).length),
    )
    .toBe(0)
async function logIn(page: Page, account = 'demo01') {
  await openDemo(page, '/m/login')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(account)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
}

const waitForOtherText = (element: Element) =>
  new Promise<void>((resolve) => {
    const now = element.textContent
    const look = () => void (element.textContent !== now && resolve())
    new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true })
  })

test('without a server I log in, and a reload keeps session and balance', async ({ page }) => {
  await logIn(page)
  const balance = await readBalance(header(page))
  await page.reload()
  expect(await readBalance(header(page))).toBe(balance)
})

test('a slot changes the balance, and records and balance survive a reload', async ({ page }) => {
  await logIn(page)
  const before = await readBalance(header(page))
  await page.goto('/m/slotsCenter')
  await page.getByRole('searchbox').fill('Hũ Vàng Thần Tài')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('button').first().click()
  const spin = client(page).locator('button.spin')
  await expect(spin).toHaveText('Quay')
  const changed = spin.evaluate(waitForOtherText)
  await spin.click()
  await changed
  await expect(spin).toHaveText('Quay', { timeout: 45_000 })

  await page.goto('/m/transaction/record?span=today')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).not.toHaveCount(0)
  const movements = (await rows.allTextContents()).map((text) => minorOf(/[+−][\d.]+(?:,\d\d)?/.exec(text)![0]))
  await page.goto('/m/home')
  expect(await readBalance(header(page))).toBe(before + movements.reduce((sum, amount) => sum + amount, 0))
})

test('a lottery takes my bet, and one tap on the panel draws it', async ({ page }) => {
  // Early in a round of five minutes: shortly before a draw, a bet is for the round after it.
  await page.clock.install({ time: '2026-11-20T20:01:00+07:00' })
  await logIn(page)
  await page.goto('/m/elott')
  await page.getByRole('button', { name: 'Sài Gòn 5 phút', exact: true }).click()
  const frame = client(page)
  await frame.getByRole('tab', { name: /Tài xỉu/ }).click()
  await frame.getByRole('button', { name: /^Tài/ }).click()
  await frame.getByRole('button', { name: 'Thêm vào giỏ' }).click()
  await frame.getByRole('button', { name: 'Giỏ (1)' }).click()
  await frame.getByRole('button', { name: /^Đặt cược/ }).click()
  await expect(frame.getByText(/^Đã nhận 1 cược/)).toBeVisible()

  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Quay sau 5 giây' }).click()
  await page.keyboard.press('Escape')
  await expect(frame.getByText(/^(Bạn thắng|Nhận lại|Không trúng)/)).toBeVisible({ timeout: 30_000 })
})

test('the panel closes the site for maintenance and opens it again', async ({ page }) => {
  await openDemo(page)
  const maintenance = (await openPanel(page)).getByRole('switch', { name: 'Bảo trì' })
  await maintenance.click()
  await expect(page.getByText('Đang bảo trì')).toBeVisible()
  await (await openPanel(page)).getByRole('switch', { name: 'Bảo trì' }).click()
  await expect(page.getByRole('region', { name: 'Đang hot' })).toBeAttached()
})

test('the panel logs me in as another persona and resets the world', async ({ page }) => {
  await openDemo(page)
  let panel = await openPanel(page)
  await panel.getByRole('combobox').selectOption('demo01')
  await panel.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
  panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Làm mới thế giới' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Làm mới thế giới' }).click()
  await expect(page.getByText('Thế giới demo đã được làm mới')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
})

test('the identity provider’s page logs me in as the chosen person, and cancelling changes nothing', async ({
  page,
}) => {
  await openDemo(page, '/m/login')
  const panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'Đăng nhập bằng Google, Facebook' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(client(page).getByText('Đây không phải Google')).toBeVisible()
  await waitForSheet(page)
  await client(page).getByRole('button', { name: 'Hủy' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/login$/)

  await page.getByRole('button', { name: 'Facebook' }).click()
  await waitForSheet(page)
  await client(page).getByRole('button', { name: 'Lê Hoàng Phúc' }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
  await page.goto('/m/login')
  await page.getByRole('button', { name: 'Google' }).click()
  await waitForSheet(page)
  await client(page).getByRole('button', { name: 'Minh Anh' }).click()
  await expect(header(page).getByText(/12\.408\.317/)).toBeVisible()
})
