import type { Page } from '@playwright/test'
import { captchaText } from '../../mock-server/src/art/captcha-text.ts'
import { secretlyOf } from '../../mock-server/src/kernel/random.ts'
import { expect, test } from '../fixtures.ts'
import type { World } from '@longan/mock-server/playwright'
import type { House } from '../support/backend.ts'
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

/** What a person would read off the picture: what is drawn follows from the world's seed, name and count. */
async function captchaAnswer({ name, snapshot }: World) {
  const { seed, counters } = (await snapshot()) as { seed: number; counters: { captcha: number } }
  return captchaText(secretlyOf({ name, seed }, 'captcha', counters.captcha).next)
}

test(
  'a wrong password is answered with the gateway’s words, and I stay where I am [A-2-03]',
  { tag: '@anywhere' },
  async ({ page, house }) => {
    await page.goto('/m/login')
    await logIn(page, house.member.account, 'Wrong@123')
    await expect(page.getByRole('alert')).toHaveText('Tên đăng nhập hoặc mật khẩu không đúng')
    await expect(page).toHaveURL(/\/m\/login$/)
  },
)

test('after a failure I read a captcha off a picture, get another on a tap, and log in with it [A-7-14]', async ({
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

test('a wrong captcha is told so, and a new picture is drawn [A-8-02]', async ({ page, world }) => {
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

/** What the phone keeps of somebody who logged in and was remembered. */
async function remembered(page: Page, { member: { account, password } }: House) {
  await page.goto('/m/login')
  await logIn(page, account, password)
  await expect(page).toHaveURL(/\/m\/home$/)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  return { record: JSON.parse(kept['rememberedLogin'] ?? 'null') as Record<string, string> | null, kept }
}

test(
  'who is remembered is so by four facts, and finds the form filled in after a logout [A-3-09]',
  { tag: '@anywhere' },
  async ({ page, house }) => {
    const { record } = await remembered(page, house)
    expect(Object.keys(record!).toSorted()).toEqual(['countryDialingCode', 'password', 'type', 'username'])
    expect(record).toMatchObject({ type: 'username', username: house.member.account })
    await page.evaluate(() => localStorage.removeItem('session'))
    await page.goto('/m/login')
    const { username, password } = form(page)
    await expect(username).toHaveValue(house.member.account)
    await expect(password).toHaveValue(house.member.password)
  },
)

test(
  'the password of who is remembered is nowhere on the phone as it was typed [A-3-10]',
  { tag: '@anywhere' },
  async ({ page, house }) => {
    const { record, kept } = await remembered(page, house)
    const twice = atob(atob(record?.['password'] ?? ''))
    expect(twice).toBe(`${house.member.password}${kept['loginSecret']}`)
    expect(JSON.stringify(kept)).not.toContain(house.member.password)
  },
)

test('nobody on the wire reads my name or my password [A-7-02]', { tag: '@anywhere' }, async ({ page, house }) => {
  const { account, password } = house.member
  await page.goto('/m/login')
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
  await logIn(page, account, password)
  const request = await sent
  const bytes = JSON.stringify(await request.allHeaders()) + request.url() + (request.postData() ?? '')

  expect(request.method()).toBe('POST')
  for (const secret of [account, password]) expect(bytes).not.toContain(secret)
  expect(await request.headerValue('encryption')).toMatch(/^[\w+/=-]{20,}$/)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => house.count('GET /wps/member/info')).toBeGreaterThan(0)
  expect(await house.count('POST /wps/session/login')).toBe(1)
})

test(
  'logged in I am on home with avatar and balance, and stay logged in over a reload [A-4-10]',
  { tag: '@anywhere' },
  async ({ page, house }) => {
    const { account, password, money } = house.member
    await page.goto('/m/login')
    const asked = page.waitForRequest((request) => request.url().includes('/wps/wallets/gcs'))
    await logIn(page, account, password)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Khu vực hội viên' }).first()).toBeVisible()
    await expect(header.getByText(money)).toBeVisible()

    const kept = await page.evaluate(() => ({ ...localStorage }))
    const session = JSON.parse(kept['session'] ?? '{}') as Record<string, unknown>
    expect(Object.keys(session).toSorted()).toEqual(['firstTimeLogin', 'merchantCode', 'token', 'type', 'userName'])
    expect(session).toMatchObject({ merchantCode: house.merchant, userName: account, type: 0 })
    expect(JSON.parse(kept['memberCenterSession']!)).toEqual(session)
    expect(JSON.stringify(await (await asked).allHeaders())).toContain(session['token'] as string)

    await page.reload()
    await expect(header.getByText(money)).toBeVisible()
  },
)

test('who is logged in already is not asked again', { tag: '@anywhere' }, async ({ page, house }) => {
  await house.comeIn()
  await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test(
  'who has come in elsewhere is led to the way in here, and out of the account',
  { tag: '@anywhere' },
  async ({ page, house }) => {
    const { token } = await house.comeIn()
    await page.goto('/m/home')
    await expect(page.getByRole('banner').getByText(house.member.money)).toBeVisible()
    await house.end(token)
    await page.goto('/m/webEmail')
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(form(page).password).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  },
)

test('an agent’s phone is led to the agents’ entry [A-2-04]', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('ac', '1'))
  await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/agent$/)
})
