import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('fetched data is stored for the next visit', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => keys(page)).toEqual(expect.arrayContaining(['status', 'memberInfo', 'service_link']))
  for (const [path, key] of [
    ['/m/lott', 'lottList'],
    ['/m/elott', 'elottList'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect.poll(() => keys(page)).toContain(key)
  }
})

test('the app requests the status once, and offers its download again [A-4-49]', async ({ page, world }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('hideDownloadBar', '1'))
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await world.count('getSystemStatus')).toBe(1)
  expect(await keys(page)).not.toContain('hideDownloadBar')
})
