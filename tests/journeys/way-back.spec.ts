import { expect, test } from '../fixtures.ts'

test('back closes what lies over the page before it leaves it, also after a reload and a link', async ({ page }) => {
  await page.goto('/m/help')
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu bên' })
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
  }
  await openMenu()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)

  await openMenu()
  await menu.getByRole('link', { name: 'Cài đặt' }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(menu).toBeHidden()

  await openMenu()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})
