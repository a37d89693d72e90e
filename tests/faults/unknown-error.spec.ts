import { expect, test } from '../fixtures.ts'

test('an error code without a message is an unknown error [A-8-23]', async ({ page }) => {
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ status: 400, json: { success: false, errorCode: 'zzz.unknown' } }),
  )
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Lỗi không xác định')
})
