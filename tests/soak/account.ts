import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/sign-in.ts'
import { expect } from './expect.ts'
import { go, type Phone } from './phone.ts'

const header = (page: Page) => page.getByRole('banner')

export async function logIn({ page }: Phone, player: string) {
  await go(page, '/m/login')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(player)
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
}

export async function logOut({ page }: Phone) {
  await go(page, '/m/set')
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(header(page).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
}

const PATHS = [
  '/m/home',
  '/m/gameCenter?gameType=RNG',
  '/m/slotsCenter',
  '/m/gameList?gameType=FISH',
  '/m/sports',
  '/m/elott',
  '/m/activity',
  '/m/notice',
  '/m/webEmail',
  '/m/member/home',
  '/m/member/profile',
  '/m/rewardCenter',
  '/m/help',
]

export async function browse({ page, random }: Phone) {
  for (let times = 0; times < 3; times++) {
    await go(page, random.pick(PATHS))
    await expect(page.getByRole('main')).toBeVisible()
  }
}

export async function search({ page, random }: Phone) {
  await go(page, '/m/slotsCenter', 'Danh sách game')
  await page.getByRole('searchbox').fill(random.pick(['vang', 'rong', 'than tai', 'hu vagn']))
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('article').first()).toBeVisible()
}

export async function readRecords({ page, random }: Phone) {
  for (const path of ['/m/gameRecord?span=today', '/m/transaction/record?span=today']) {
    await go(page, path)
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .or(page.getByText(/^Chưa có|^Không có/))
        .first(),
    ).toBeVisible()
  }
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button')
  if ((await rows.count()) > 0) {
    await rows.nth(random.int(Math.min(5, await rows.count()))).click()
    await page.keyboard.press('Escape')
  }
}
