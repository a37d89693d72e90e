import type { Page } from '@playwright/test'
import { captchaText } from '../../mock-server/src/art/captcha-text.ts'
import { secretRandomOf } from '../../mock-server/src/kernel/world/random.ts'
import { expect, test } from '../fixtures.ts'
import type { World } from '@longan/mock-server/playwright'
import type { Backend } from '../support/backend.ts'
import { PASSWORD } from '../support/sign-in.ts'

const form = (page: Page) => ({
  username: page.getByRole('textbox', { name: 'Tên đăng nhập' }),
  password: page.getByRole('textbox', { name: 'Mật khẩu', exact: true }),
  captcha: page.getByRole('textbox', { name: 'Mã xác minh' }),
  picture: page.getByRole('button', { name: 'Đổi hình mã xác minh' }),
  submit: page.getByRole('button', { name: 'Đăng nhập', exact: true }),
})

async function logIn(page: Page, username: string, password = PASSWORD) {
  const { username: name, password: secret, submit } = form(page)
  await name.fill(username)
  await secret.fill(password)
  await submit.click()
}

async function captchaAnswer({ name, snapshot }: World) {
  const { seed, counters } = (await snapshot()) as { seed: number; counters: { captcha: number } }
  return captchaText(secretRandomOf({ name, seed }, 'captcha', counters.captcha).next)
}

test(
  'a wrong password shows the gateway’s message, and I stay where I am [A-2-03]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    await page.goto('/m/login')
    await logIn(page, backend.member.account, 'Wrong@123')
    await expect(page.getByRole('alert')).toHaveText('Tên đăng nhập hoặc mật khẩu không đúng')
    await expect(page).toHaveURL(/\/m\/login$/)
  },
)

test('after a failed login I need a captcha, get another with a tap, and log in with it [A-7-14]', async ({
  page,
  world,
}) => {
  await page.goto('/m/login')
  const { captcha, picture, submit, password } = form(page)
  await expect(captcha).toHaveCount(0)
  await logIn(page, 'captcha01', 'Wrong@123')

  const image = picture.locator('img')
  await expect(image).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100)
  const first = await image.getAttribute('src')
  await captcha.fill('123456')
  await picture.click()
  await expect(image).not.toHaveAttribute('src', first!)
  await expect(captcha).toHaveValue('')

  await password.fill('Demo@123')
  await captcha.fill(await captchaAnswer(world))
  await submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText('Số dư khả dụng')).toBeVisible()
})

test('a wrong captcha shows an error and a new picture [A-8-02]', async ({ page, world }) => {
  await page.goto('/m/login')
  const { captcha, picture, submit, password } = form(page)
  await logIn(page, 'captcha01', 'Wrong@123')
  const first = await picture.locator('img').getAttribute('src')
  const answer = await captchaAnswer(world)
  await password.fill('Demo@123')
  await captcha.fill(answer === '000000' ? '111111' : '000000')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Mã xác minh không đúng')
  await expect(picture.locator('img')).not.toHaveAttribute('src', first!)
})

async function logInRemembered(page: Page, { member: { account, password } }: Backend) {
  await page.goto('/m/login')
  await logIn(page, account, password)
  await expect(page).toHaveURL(/\/m\/home$/)
  const stored = await page.evaluate(() => ({ ...localStorage }))
  return { record: JSON.parse(stored['rememberedLogin'] ?? 'null') as Record<string, string> | null, stored }
}

test(
  'a remembered login stores four fields, and fills in the form after a logout [A-3-09]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    const { record } = await logInRemembered(page, backend)
    expect(Object.keys(record!).toSorted()).toEqual(['countryDialingCode', 'password', 'type', 'username'])
    expect(record).toMatchObject({ type: 'username', username: backend.member.account })
    await page.evaluate(() => localStorage.removeItem('session'))
    await page.goto('/m/login')
    const { username, password } = form(page)
    await expect(username).toHaveValue(backend.member.account)
    await expect(password).toHaveValue(backend.member.password)
  },
)

test(
  'the password of a remembered login is never stored in plain text [A-3-10]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    const { record, stored } = await logInRemembered(page, backend)
    const decoded = atob(atob(record?.['password'] ?? ''))
    expect(decoded).toBe(`${backend.member.password}${stored['loginSecret']}`)
    expect(JSON.stringify(stored)).not.toContain(backend.member.password)
  },
)

test(
  'the request of a login contains neither name nor password in plain text [A-7-02]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    const { account, password } = backend.member
    await page.goto('/m/login')
    const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
    await logIn(page, account, password)
    const request = await sent
    const bytes = JSON.stringify(await request.allHeaders()) + request.url() + (request.postData() ?? '')

    expect(request.method()).toBe('POST')
    for (const secret of [account, password]) expect(bytes).not.toContain(secret)
    expect(await request.headerValue('encryption')).toMatch(/^[\w+/=-]{20,}$/)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => backend.count('GET /wps/member/info')).toBeGreaterThan(0)
    expect(await backend.count('POST /wps/session/login')).toBe(1)
  },
)

test(
  'after the login home shows avatar and balance, and a reload keeps me logged in [A-4-10]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    const { account, password, money } = backend.member
    await page.goto('/m/login')
    const balanceRequest = page.waitForRequest((request) => request.url().includes('/wps/wallets/gcs'))
    await logIn(page, account, password)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Khu vực hội viên' }).first()).toBeVisible()
    await expect(header.getByText(money)).toBeVisible()

    const stored = await page.evaluate(() => ({ ...localStorage }))
    const session = JSON.parse(stored['session'] ?? '{}') as Record<string, unknown>
    expect(Object.keys(session).toSorted()).toEqual(['firstTimeLogin', 'merchantCode', 'token', 'type', 'userName'])
    expect(session).toMatchObject({ merchantCode: backend.merchant, userName: account, type: 0 })
    expect(JSON.parse(stored['memberCenterSession']!)).toEqual(session)
    expect(JSON.stringify(await (await balanceRequest).allHeaders())).toContain(session['token'] as string)

    await page.reload()
    await expect(header.getByText(money)).toBeVisible()
  },
)

test('a logged-in member is not asked to log in again', { tag: '@anywhere' }, async ({ page, backend }) => {
  await backend.signIn()
  await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test(
  'a login on another device ends the session here and leads to the login page',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    const { token } = await backend.signIn()
    await page.goto('/m/home')
    await expect(page.getByRole('banner').getByText(backend.member.money)).toBeVisible()
    await backend.endSession(token)
    await page.goto('/m/webEmail')
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(form(page).password).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  },
)

test('on a device marked for agents the login leads to the agents’ page [A-2-04]', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('ac', '1'))
  await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/agent$/)
})
