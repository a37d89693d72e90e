import { expect, test } from '../fixtures.ts'
import { hold } from '../support/hold.ts'

test('home is there, first banner and all, before the app is', async ({ page }) => {
  const app = await hold(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/home', { waitUntil: 'commit' })
  // A picture has no roles: nothing in it can be used yet.
  await expect(page.locator('[inert]').getByText('Đăng nhập', { exact: true })).toBeVisible()
  await expect(page.locator('[inert] nav').getByText('Trang chủ')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('[data-first="banner"] img')).toHaveJSProperty('complete', true)
  app()
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
})

test('a list that is opened from outside has the pictures of its first row before the app is there', async ({
  browser,
}) => {
  // A clock of the world's would keep from the page what its own reply has said.
  await using context = await browser.newContext()
  const page = await context.newPage()
  await expect.poll(async () => (await page.request.get('/m/slotsCenter')).headers()['server-timing']).toContain('tile')
  const app = await hold(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/slotsCenter', { waitUntil: 'commit' })
  await expect(page.locator('[inert]').getByText('Danh sách game')).toBeVisible()
  for (const box of [0, 1, 2])
    await expect(page.locator('[data-first="tile"] img').nth(box)).toHaveJSProperty('complete', true)
  app()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
})

test('what the page asked before the app was there is not asked again', async ({ page, world }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ưu đãi nổi bật' })).toBeVisible()
  for (const operation of ['listAnnouncements', 'listHotGames', 'listVendors', 'getSystemStatus'])
    expect([operation, await world.count(operation)]).toEqual([operation, 1])
})

test('a member sees no guest’s picture first', async ({ page, signIn }) => {
  await signIn('demo01')
  const app = await hold(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.locator('script#start')).toBeAttached()
  await expect(page.locator('#root > :not(svg)')).toHaveCount(0)
  app()
  await expect(page.getByRole('banner').getByText('Số dư khả dụng')).toBeVisible()
})
