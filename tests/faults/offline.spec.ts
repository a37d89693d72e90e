import { expect, test } from '../fixtures.ts'

test('without a network a strip says so, and it goes with the trouble', async ({ page, context }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Mất mạng, đang hiển thị dữ liệu đã lưu')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Mất mạng, đang hiển thị dữ liệu đã lưu')).toHaveCount(0)
})

test('logging in without a network says that there is none [A-8-22]', async ({ page, context }) => {
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Không có mạng hoặc kết nối không ổn định')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a session that has ended leads to the login with words, and from there back [A-8-03]', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  // No page of the app is open yet: one that asks while the session is taken away would have the words itself.
  const snapshot = (await world.snapshot()) as { database: { sessions: unknown[] } }
  snapshot.database.sessions = []
  await world.restore(snapshot)
  // The words stay for three seconds only, so somebody must be looking from the start.
  const words = page.getByText('Xin lỗi, bạn chưa đăng nhập! Vui lòng đăng nhập trước').first()
  await Promise.all([words.waitFor(), page.goto('/m/gameRecord?span=month')])
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/gameRecord\?span=month$/)
  await expect(page.getByText('Tổng cược')).toBeVisible()
})
