import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readBalance } from '../support/money.ts'

const PIN = '135790'
const MINUTE = 60_000
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const pin = (page: Page) => page.getByRole('textbox', { name: 'Mật khẩu rút tiền', exact: true })

async function setNameAndPassword(page: Page) {
  await page.getByRole('textbox', { name: 'Họ tên người nhận' }).fill('Hoàng Bảo Ngọc')
  await press(page, 'Lưu họ tên')
  await page.getByRole('textbox', { name: 'Mật khẩu rút tiền mới' }).fill(PIN)
  await page.getByRole('textbox', { name: 'Nhập lại mật khẩu rút tiền' }).fill(PIN)
  await press(page, 'Đặt mật khẩu rút tiền')
}

async function addCard(page: Page) {
  await press(page, /^Ngân hàng: /)
  await page.getByRole('searchbox').fill('thanh dong')
  await page.getByRole('dialog').getByRole('button', { name: 'Ngân hàng Thành Đông' }).click()
  await page.getByRole('textbox', { name: 'Số tài khoản hoặc số thẻ' }).fill('9704 0500 1234 7788')
  await pin(page).fill(PIN)
  await press(page, 'Thêm thẻ ngân hàng')
}

test('without a card and a payment password I am led to my first withdrawal, see it paid, and find it in my record', async ({
  page,
  world,
  clock,
  signIn,
}) => {
  test.slow()
  await world.provide('a member has money', { account: 'demo02', balance: 500_000 })
  await signIn('demo02')
  await page.goto('/m/member/home')
  await page.getByRole('main').getByRole('link', { name: 'Rút tiền' }).click()
  await setNameAndPassword(page)
  await addCard(page)

  await expect(page.getByRole('button', { name: 'Rút về: Ngân hàng Thành Đông •••• 7788' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Số tiền rút' }).fill('200000')
  await press(page, 'Tiếp tục')
  await pin(page).fill(PIN)
  await page.getByRole('button', { name: 'Xác nhận rút' }).dblclick()
  await expect(page.getByRole('region', { name: 'Đã nhận lệnh rút' })).toBeVisible()
  expect(await world.count('withdraw')).toBe(1)

  await clock.fastForward(9 * MINUTE)
  await expect(page.getByRole('region', { name: 'Rút tiền thành công' })).toBeVisible()
  await page.getByRole('link', { name: 'Lịch sử rút tiền' }).click()
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Xem tiến trình lệnh rút' }).click()
  await expect(page.getByRole('region', { name: 'Rút tiền thành công' })).toBeVisible()
  await page.goto('/m/home')
  expect(await readBalance(page.getByRole('banner'))).toBe(300_000_00)
})

test('a rejected withdrawal returns to my balance while I look at it', async ({ page, world, clock, signIn }) => {
  await signIn('vip02')
  await page.goto('/m/withdraw')
  await expect(page.getByRole('region', { name: 'Lệnh đang được xét duyệt' })).toBeVisible()
  await world.decide('withdrawals', { refId: 'W1003900001', decision: 'reject', reason: 'Sai tên' })
  await clock.fastForward(MINUTE)
  await expect(page.getByRole('region', { name: 'Lệnh rút bị từ chối' })).toContainText('Sai tên')
  await page.getByRole('link', { name: 'Rút lại' }).click()
  await expect(page.getByRole('form', { name: 'Yêu cầu rút tiền' })).toBeVisible()
})

test('one tap returns the money of two vendors; a closed vendor keeps its money and is named', async ({
  page,
  world,
  signIn,
}) => {
  for (const [accountTypeId, balance] of [
    [101, 1000],
    [102, 500],
  ] as const)
    await world.provide('a member has money at a vendor', { account: 'demo01', accountTypeId, balance })
  await world.settings({ wallets: { isSingle: false, closed: ['DSN'] } })
  await signIn('demo01')
  await page.goto('/m/member/home')
  await page.getByRole('main').getByRole('link', { name: 'Chuyển ví' }).click()
  await press(page, 'Chuyển hết về ví chính')
  const result = page.getByRole('dialog', { name: 'Một phần chưa về được' })
  await expect(result).toContainText('Đã về ví chính+1.000 ₫')
  await expect(result).toContainText('Chưa chuyển: nhà cung cấp đang bảo trì')
})
