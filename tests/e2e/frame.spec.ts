import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const hot = (page: Page) => page.getByRole('region', { name: 'Đang hot' })

test('home has several addresses, and an unknown address leads to it [A-2-01]', async ({ page }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/hot', '/m/main']) {
    await page.goto(path)
    await expect(hot(page), path).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  for (const path of ['/m/doesNotExist', '/foo']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/m\/home$/)
  }
})

test('pages fade in over 300 ms, and back leads where I came from [A-2-35]', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, frames, options) {
      const duration = typeof options === 'object' ? Number(options.duration) : (options ?? 0)
      if (this.matches('main')) document.documentElement.dataset['fade'] = `${JSON.stringify(frames)} ${duration}`
      return animate.call(this, frames, options)
    }
  })
  await page.goto('/m/home')
  await expect(hot(page)).toBeVisible()
  await go(page, '/m/set')
  await expect(page.locator('html')).toHaveAttribute('data-fade', '[{"opacity":0},{"opacity":1}] 300')
  await go(page, '/m/help')
  await page.getByRole('button', { name: 'Quay lại' }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.getByRole('button', { name: 'Quay lại' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a guest’s header has the logo, the app, the menu, login and registration [A-2-43]', async ({ page }) => {
  await page.goto('/m/main')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Tải ứng dụng' })).toBeVisible()
  await header.getByRole('link', { name: /^Sơn Mài/ }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await header.getByRole('link', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.goto('/m/home')
  await header.getByRole('link', { name: 'Đăng ký' }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('a member’s header leads to the member area, the inbox and a deposit [A-2-54]', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/home')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^Hộp thư/ })).toHaveText('3')
  await expect(header.getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0)
  const links = [
    [/^Khu vực hội viên/, /\/m\/member\/home$/],
    [/^Hộp thư/, /\/m\/webEmail$/],
    [/^Nạp tiền/, /\/m\/voucherCenter$/],
  ] as const
  for (const [name, address] of links) {
    await header.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(address)
    await go(page, '/m/home')
  }
  await signIn('demo02')
  await page.goto('/m/home')
  await expect(header.getByText('0,00')).toBeVisible()
  await expect(header.getByRole('link', { name: /^Hộp thư/ })).toHaveText('')
})

test('an agent sees a link to the agents’ area, and on a marked device starts there [G-2-39]', async ({
  page,
  signIn,
}) => {
  await signIn('agent01')
  await page.goto('/m/home')
  // The prompt of the waiting contracts may cover it already.
  const covered = { includeHidden: true }
  await expect(
    page.getByRole('banner', covered).getByRole('link', { name: 'Khu vực đại lý', ...covered }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.evaluate(() => localStorage.setItem('ac', '1'))
  await page.reload()
  await expect(page).toHaveURL(/\/m\/agent\/home$/)
  await page.evaluate(() => localStorage.removeItem('session'))
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the floating element of the frame covers neither tabs nor buttons of a form [A-2-32]', async ({ page }) => {
  await page.goto('/m/home')
  const floating = page.locator('[data-floating]')
  await expect(floating).toHaveCount(1)
  const [box, tabs] = [
    await floating.boundingBox(),
    await page.getByRole('contentinfo').or(page.locator('nav').last()).last().boundingBox(),
  ]
  expect(box!.y + box!.height).toBeLessThanOrEqual(tabs!.y)

  await page.goto('/m/login')
  const submit = (await page.getByRole('button', { name: 'Đăng nhập', exact: true }).boundingBox())!
  const above = (await floating.boundingBox())!
  const isApart = above.y >= submit.y + submit.height || above.x >= submit.x + submit.width
  expect(isApart).toBe(true)
})
