import { expect, test } from '../fixtures.ts'

test('theme, language, login and logout apply in all tabs', async ({ page, context }) => {
  await page.goto('/m/set')
  const other = await context.newPage()
  await other.goto('/m/set')
  await other.getByRole('button', { name: 'Sáng' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.goto('/m/home')
  await other.goto('/m/login')
  await other.getByRole('textbox', { name: 'Username' }).fill('demo01')
  await other.getByRole('textbox', { name: 'Password' }).fill('Demo@123')
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('banner').getByText('Available balance')).toBeVisible()

  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('money that moves in one tab is shown in the others', async ({ page, context, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/transfer')
  const other = await context.newPage()
  await other.goto('/m/transfer')
  const elsewhere = other.getByRole('group', { name: 'Các ví của tôi' })
  await expect(elsewhere).toContainText(/Kim Long\s*0/)

  await page.getByRole('button', { name: '100K' }).click()
  await page.getByRole('button', { name: 'Chuyển tiền', exact: true }).click()

  await expect(elsewhere).toContainText(/Kim Long\s*100\.000/)
})
