import { expect, test } from '../fixtures.ts'

const refusals = [
  { code: 'permission.denied', words: 'Xin lỗi, tài khoản không có quyền hoặc chức năng tạm thời' },
  { code: 'login.not.member', words: 'Tài khoản không phải hội viên không thể đăng nhập tại đây' },
  { code: 'system.upgrading', words: 'Hệ thống đang nâng cấp, vui lòng thử lại sau' },
  { code: 'ip.restricted', words: 'IP bị giới hạn hoặc khu vực bị chặn' },
  { code: 'system.maintenance', words: 'Hệ thống đang bảo trì, vui lòng thử lại sau' },
]

test('each refusal of a login has its words', async ({ page, world }) => {
  await page.goto('/m/login')
  for (const { code, words } of refusals) {
    await world.fault({ operation: 'login', status: 403, code, times: 1 })
    await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page.getByRole('alert'), code).toContainText(words)
  }
})

test('a failure nobody has words for is an unknown error [A-8-23]', async ({ page }) => {
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ status: 400, json: { success: false, errorCode: 'zzz.unknown' } }),
  )
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Lỗi không xác định')
})
