import { expect, test } from '../fixtures.ts'

test('signing out asks first; cancelled I stay logged in', async ({ page, signIn, world }) => {
  await signIn('demo01')
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  const prompt = page.getByRole('alertdialog', { name: 'Bạn chắc chắn muốn đăng xuất?' })
  await prompt.getByRole('button', { name: 'Hủy' }).click()
  await expect(prompt).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeTruthy()
  expect(await world.count('logout')).toBe(0)
})

test('confirmed I see it happen, the token dies, storage is clean and I am a guest at home [A-4-14]', async ({
  page,
  signIn,
  world,
  request,
}) => {
  const { token } = await signIn('demo01')
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByText('12.408.317,50')).toBeVisible()
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

  const headers = { ...(await (await sent).allHeaders()), 'x-mock-world': world.name }
  const again = await request.get('/wps/member/info', { headers: withoutBody(headers) })
  expect(again.status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
})

test('guests who use an action of the account are asked to log in', async ({ page }) => {
  for (const action of ['Đổi mật khẩu', 'Đăng xuất']) {
    await page.goto('/m/set')
    await page.getByRole('button', { name: action }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  }
})

/** The headers of one request, for another one: what described its body and connection stays behind. */
const withoutBody = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(:|content-|host|connection)/.test(name)))
