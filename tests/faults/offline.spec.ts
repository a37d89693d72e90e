import { expect, test } from '../fixtures.ts'

test('without a network a banner says so, until the network is back', async ({ page, context }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Mất mạng, đang hiển thị dữ liệu đã lưu')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Mất mạng, đang hiển thị dữ liệu đã lưu')).toHaveCount(0)
})

test('without a network a favourite is reverted and a new page shows the error, and both work again afterwards', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('demo01')
  await page.goto('/m/home')
  const tabs = page.getByRole('navigation', { name: 'Điều hướng chính' })
  const heart = page
    .getByRole('region', { name: 'Đang hot' })
    .getByRole('button', { name: /yêu thích$/ })
    .first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(true)
  await heart.click()
  await expect(page.getByText('Mất mạng, đang hiển thị dữ liệu đã lưu')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('banner')).toBeVisible()
  await tabs.getByRole('link', { name: 'Khuyến mãi' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Không có mạng' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article', { name: 'Thưởng chào mừng 100%' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Trang chủ' }).click()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a missing file while the server is down keeps me in the app', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.route(/favicon|promotions-screen/, (route) => route.abort())
  await page.getByRole('link', { name: 'Khuyến mãi' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Không có mạng' })).toBeVisible()
  await page.unroute(/favicon|promotions-screen/)
  await expect(page.getByRole('article', { name: 'Thưởng chào mừng 100%' })).toBeVisible()
})

test('logging in without a network shows an error [A-8-22]', async ({ page, context }) => {
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

test('an ended session leads to the login with a message, and back after it [A-8-03]', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  // No page of the app may be open yet: its own request would show the message.
  const snapshot = (await world.snapshot()) as { database: { sessions: unknown[] } }
  snapshot.database.sessions = []
  await world.restore(snapshot)
  // The message is shown for only three seconds, so wait for it from the start.
  const message = page.getByText('Xin lỗi, bạn chưa đăng nhập! Vui lòng đăng nhập trước').first()
  await Promise.all([message.waitFor(), page.goto('/m/gameRecord?span=month')])
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/gameRecord\?span=month$/)
  await expect(page.getByText('Tổng cược')).toBeVisible()
})
