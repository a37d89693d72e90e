import { expect, test } from '../fixtures.ts'
import { configureSite } from '../support/site-config.ts'

test('home is dark until I choose otherwise [A-1-27]', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the chosen theme survives a reload [A-1-26]', async ({ page }) => {
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Sáng' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sáng' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the chosen language survives a reload [A-3-67]', async ({ page }) => {
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Clear cached data')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('EN')
  await page.reload()
  await expect(page.getByText('Clear cached data')).toBeVisible()
})

test('the app starts in the language I chose before [A-4-48]', async ({ page }) => {
  await page.addInitScript(() => self === top && localStorage.setItem('language', 'EN'))
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Hot now' })).toContainText('See all')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('in English the gateway’s messages are in English', async ({ page }) => {
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

test('a site with one language offers no choice of language', async ({ page }) => {
  await configureSite(page, { languages: ['VI'] })
  await page.goto('/m/set')
  await expect(page.getByText('Giao diện')).toBeVisible()
  await expect(page.getByText('English')).toHaveCount(0)
})
