import type { Page } from '@playwright/test'

export const header = (page: Page) => page.getByRole('banner')

export async function openDemo(page: Page, path = '/m/home') {
  const popup = page.getByRole('dialog', { name: /^Chào mừng đến với / })
  await page.addLocatorHandler(popup, () => popup.getByRole('button', { name: 'Không hiện lại hôm nay' }).click())
  await page.goto(path)
}

export async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Mở bảng điều khiển demo' }).click()
  return page.getByRole('dialog', { name: 'Bảng điều khiển demo' })
}
