import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { World } from '@longan/mock-server/playwright'

const fill = (page: Page, fields: Record<string, string>) =>
  Object.entries(fields).reduce(
    (before, [name, text]) => before.then(() => page.locator(`[name="${name}"]`).fill(text)),
    Promise.resolve(),
  )
const tap = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function typeCode(page: Page, world: World, field: string) {
  await tap(page, 'Lấy mã')
  await expect(page.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible()
  await page.locator(`[name="${field}"]`).fill(await world.lastCode())
}

async function join(page: Page) {
  await fill(page, {
    username: 'nhanlong88',
    password: 'Demo@123',
    confimpsw: 'Demo@123',
    mobileNum1: '0912000111',
  })
  await tap(page, 'Đăng ký')
}

test('a toast without a button takes no tap from what it covers', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/member/profile')
  await tap(page, 'Lưu')
  const takesTaps = await page.getByText('Không có gì thay đổi').evaluate((text) => {
    const { left, top } = text.getBoundingClientRect()
    return document.elementsFromPoint(left + 1, top + 1).includes(text)
  })
  expect(takesTaps).toBe(false)
})

test('I register, fill in my profile, choose a picture, secure my account, and find it all there', async ({
  page,
  world,
}) => {
  test.slow()
  await page.goto('/m/register')
  await join(page)
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.goto('/m/member/profile')
  await fill(page, { nickname: 'Nhãn Lồng', payeeName: 'NGUYEN VAN NHAN' })
  await tap(page, 'Lưu')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lưu' }).click()
  await expect(page.locator('[name=payeeName]')).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: 'Đổi ảnh' }).click()
  await page.getByRole('button', { name: 'Ảnh số 7', exact: true }).click()
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/avatar\/7\.webp$/)

  await page.getByRole('link', { name: 'Bảo mật tài khoản' }).click()
  const securityLink = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
  await securityLink(/^Mật khẩu rút tiền/).click()
  await fill(page, { paymentPassword: '246810', confirmPaymentPassword: '246810' })
  await tap(page, 'Đặt mật khẩu rút tiền')
  await expect(securityLink(/^Mật khẩu rút tiền/)).toContainText('Đã thiết lập')
  await securityLink(/^Câu hỏi bảo mật/).click()
  await fill(page, { answer1: 'Trường làng' })
  await tap(page, 'Lưu câu trả lời')
  await expect(securityLink(/^Câu hỏi bảo mật/)).toContainText('Đã thiết lập')
  await securityLink(/^Số điện thoại/).click()
  await fill(page, { mobileNum: '0912000111' })
  await typeCode(page, world, 'messageCode')
  await tap(page, 'Xác thực số này')
  await expect(securityLink(/^Số điện thoại/)).toContainText('Đã thiết lập')

  await page.goto('/m/member/home')
  await expect(page.getByText('Nhãn Lồng')).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/avatar\/7\.webp$/)
})

test('I reset a forgotten password by SMS, and change it later', async ({ page, world }) => {
  await page.goto('/m/login')
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
  await fill(page, { mobileNum: '0912345678' })
  await typeCode(page, world, 'messageCode')
  await fill(page, { newPassword: 'Abc12345' })
  await tap(page, 'Đặt lại mật khẩu')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('Số dư khả dụng')).toBeVisible()

  await page.goto('/m/set')
  await tap(page, 'Đổi mật khẩu')
  await fill(page, { oldPassword: 'Abc12345', newPassword: 'Xyz98765', confirmNewPassword: 'Xyz98765' })
  await tap(page, 'Đổi mật khẩu')
  await expect(page.getByText('Đã lưu mật khẩu mới')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('I try the site, see my trial balance on each page, and register on the page where I am', async ({ page }) => {
  await page.goto('/m/trail')
  await tap(page, 'Bắt đầu chơi thử')
  const banner = page.getByRole('complementary', { name: 'Đang chơi thử' })
  await expect(banner).toContainText('5.000.000,00')
  await page.goto('/m/slotsCenter')
  await banner.getByRole('link', { name: 'Đăng ký ngay' }).click()
  await expect(banner).toHaveCount(0)
  await join(page)
  await expect(page).toHaveURL(/\/m\/slotsCenter$/)
  await expect(banner).toHaveCount(0)
})

test('I change my nickname, and the site shows it', { tag: '@anywhere' }, async ({ page, backend }) => {
  await backend.signIn()
  await page.goto('/m/member/profile')
  await fill(page, { nickname: 'Mận Hậu' })
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/wps/member/info'),
  )
  await tap(page, 'Lưu')
  await saved
  await page.goto('/m/member/home')
  await expect(page.getByText('Mận Hậu')).toBeVisible()
})
