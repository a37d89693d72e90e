import { expect, test } from '../fixtures.ts'

test(
  'signing out asks for confirmation; cancelling keeps me logged in',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    await backend.signIn()
    await page.goto('/m/set')
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
    const prompt = page.getByRole('alertdialog', { name: 'Bạn chắc chắn muốn đăng xuất?' })
    await prompt.getByRole('button', { name: 'Hủy' }).click()
    await expect(prompt).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeTruthy()
    expect(await backend.count('DELETE /wps/session/logout')).toBe(0)
    expect(await backend.count('POST /wps/session/logout')).toBe(0)
  },
)

test(
  'a confirmed sign-out ends the token, cleans the storage and shows home as a guest [A-4-14]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    const { token } = await backend.signIn()
    await page.goto('/m/home')
    await expect(page.getByRole('banner').getByText(backend.member.money)).toBeVisible()
    await page.evaluate(() => ['trialName', 'hideMarquee'].forEach((key) => sessionStorage.setItem(key, '1')))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu bên' }).getByRole('button', { name: 'Đăng xuất' }).click()

    const answer = Promise.withResolvers<void>()
    await page.route('**/wps/session/logout', async (route) => {
      await answer.promise
      await route.continue()
    })
    const sent = page.waitForRequest((one) => one.url().endsWith('/wps/session/logout'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click()
    await expect(page.getByText('Đang đăng xuất…')).toBeVisible()
    answer.resolve()
    expect(JSON.stringify(await (await sent).allHeaders())).toContain(token)

    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
    const left = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))
    expect(left.session).toEqual({})
    expect(left.local).toMatchObject({ autoLogin: '0' })
    for (const key of ['session', 'memberCenterSession', 'memberInfo']) expect(left.local).not.toHaveProperty(key)
    expect(JSON.stringify(left)).not.toContain(token)

    expect(await backend.findRefusal(await (await sent).allHeaders())).toBe('user.or.token.invalid')
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  },
)

test('guests who use an action of the account are asked to log in', { tag: '@anywhere' }, async ({ page }) => {
  for (const action of ['Đổi mật khẩu', 'Đăng xuất']) {
    await page.goto('/m/set')
    await page.getByRole('button', { name: action }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  }
})
