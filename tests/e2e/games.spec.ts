import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tiles = (page: Page) => page.getByRole('article')

test('each category lists something to play [A-0-02]', async ({ page }) => {
  for (const path of ['/m/rng', '/m/fish', '/m/pvp', '/m/live', '/m/sports', '/m/esports', '/m/cockfight', '/m/lott']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first(), path).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  for (const path of ['/m/gameList?gameType=RNG', '/m/gameList?gameType=FISH', '/m/slotsCenter', '/m/hot']) {
    await page.goto(path)
    await expect(tiles(page).first(), path).toBeVisible()
  }
})

test('home differs for a guest, a member and an agent [A-0-03]', async ({ page, signIn }) => {
  const header = page.getByRole('banner')
  await page.goto('/m/home')
  await expect(header.getByRole('link', { name: 'Đăng ký' })).toBeVisible()
  await signIn('demo01')
  await page.goto('/m/home')
  await expect(header.getByText('12.408.317,50')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Khu vực hội viên' }).first()).toBeVisible()
  await signIn('agent01')
  await page.goto('/m/home')
  // A prompt for a pending contract may cover it by then.
  const agentArea = page.locator('header').getByRole('link', { name: 'Khu vực đại lý', includeHidden: true })
  await expect(agentArea).toBeVisible()
})

test('a game I like is in my favourites, and no longer when I change my mind [G-1-03]', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo02')
  await page.goto('/m/slotsCenter')
  const name = 'Trống Đồng Bạc Tỷ'
  await page.getByRole('button', { name: `Thêm ${name} vào yêu thích` }).click()
  await expect(page.getByRole('button', { name: `Bỏ ${name} khỏi yêu thích` })).toBeVisible()
  await page.getByRole('tab', { name: 'Yêu thích' }).click()
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page)).toContainText(name)
  await page.getByRole('button', { name: `Bỏ ${name} khỏi yêu thích` }).click()
  await expect(page.getByText('Chưa có game yêu thích')).toBeVisible()
  expect(await world.count('launchGame')).toBe(0)
})

test('a game I played comes first among the recent ones [G-1-04]', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/slotsCenter')
  const name = 'Sơn Tinh Thủy Tinh'
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.frameLocator('iframe').locator('button.spin')).toBeVisible()
  await page.getByRole('button', { name: 'Đóng' }).click()
  await page.getByRole('tab', { name: 'Gần đây' }).click()
  await expect(tiles(page).first()).toContainText(name)
})

test('favourites and recent games ask a guest to log in', async ({ page, world }) => {
  for (const tab of ['Gần đây', 'Yêu thích']) {
    await page.goto('/m/slotsCenter')
    await page.getByRole('tab', { name: tab }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  }
  await page.goto('/m/slotsCenter')
  await page
    .getByRole('button', { name: /vào yêu thích$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(await world.count('addFavourite')).toBe(0)
})
