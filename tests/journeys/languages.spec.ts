import { expect, test } from '../fixtures.ts'

test('home is Vietnamese and dark until I choose otherwise, and remembers what I chose [A-1-18] [A-1-19] [A-1-27] [A-3-67] [A-4-48]', async ({
  page,
}) => {
  await page.goto('/m/home')
  const html = page.locator('html')
  await expect(page.getByRole('region', { name: 'Đang hot' })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'vi')
  await expect(html).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'English' }).click()
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible()
  await menu.getByRole('button', { name: 'Light' }).click()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('EN')

  await page.reload()
  await expect(page.getByRole('region', { name: 'Hot now' })).toContainText('See all')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('in English the gateway refuses and lets me in in English', async ({ page }) => {
  await page.addInitScript(() => self === top && localStorage.setItem('language', 'EN'))
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('demo01')
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@123')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(/incorrect/i)
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo@123')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Available balance')).toBeVisible()
  await expect(page.getByText('12,408,317.50')).toBeVisible()
})

test('a site of one language offers no choice of it', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, languages: ['VI'] } })
  })
  await page.goto('/m/set')
  await expect(page.getByText('Giao diện')).toBeVisible()
  await expect(page.getByText('English')).toHaveCount(0)
})
