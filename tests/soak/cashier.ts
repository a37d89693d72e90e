import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { go, type Phone } from './phone.ts'

const PIN = '135790'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const write = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)

export async function deposit({ page, random }: Phone) {
  await go(page, '/m/voucherCenter')
  await page.getByRole('tab', { name: 'Chuyển khoản ngân hàng' }).click()
  const form = page.getByRole('form', { name: 'Chuyển khoản ngân hàng' })
  await form.getByLabel('Số tiền nạp').fill(String((1 + random.int(9)) * 1_000_000))
  await press(page, 'Tiếp tục')
  await press(page, 'Xác nhận nạp')
  await press(page, 'Tôi đã chuyển tiền')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Đang xác nhận' })).toBeVisible()
}

export async function withdraw({ page, random }: Phone) {
  await go(page, '/m/withdraw')
  const name = page.getByRole('textbox', { name: 'Họ tên người nhận' })
  const amount = page.getByRole('textbox', { name: 'Số tiền rút' })
  const underWay = page.getByRole('region', { name: /^(Lệnh|Đã nhận lệnh|Rút tiền thành công)/ })
  const over = underWay.or(page.getByText('Chưa đủ vòng cược để rút')).first()
  await expect(name.or(amount).or(over).first()).toBeVisible()
  if (await over.isVisible()) return
  if (await name.isVisible()) await setUpWithdrawal(page, random.int(1e8))
  await requestWithdrawal(page, (2 + random.int(5)) * 100_000).catch(async (error: unknown) => {
    // The form is shown from the cache until the gateway responds, and may disappear meanwhile.
    if (!(await over.isVisible())) throw error
  })
}

async function requestWithdrawal(page: Page, amount: number) {
  await page.getByRole('textbox', { name: 'Số tiền rút' }).fill(String(amount))
  await press(page, 'Tiếp tục')
  await write(page, 'Mật khẩu rút tiền', PIN)
  await press(page, 'Xác nhận rút')
  await expect(page.getByRole('region', { name: 'Đã nhận lệnh rút' })).toBeVisible()
}

async function setUpWithdrawal(page: Page, number: number) {
  await write(page, 'Họ tên người nhận', 'Hoàng Bảo Ngọc')
  await press(page, 'Lưu họ tên')
  await write(page, 'Mật khẩu rút tiền mới', PIN)
  await write(page, 'Nhập lại mật khẩu rút tiền', PIN)
  await press(page, 'Đặt mật khẩu rút tiền')
  await press(page, /^Ngân hàng: /)
  await page.getByRole('searchbox').fill('thanh dong')
  await page.getByRole('dialog').getByRole('button', { name: 'Ngân hàng Thành Đông' }).click()
  await write(page, 'Số tài khoản hoặc số thẻ', `97040500${String(number).padStart(8, '0')}`)
  await write(page, 'Mật khẩu rút tiền', PIN)
  await press(page, 'Thêm thẻ ngân hàng')
}
