import { cards, close, cockfight, fish, live, lottery, slot, sports } from './games.ts'
import { root } from '../performance/processes.ts'
import type { SoakSite } from './site.ts'
import { type Phone, go } from './phone.ts'
import type { Step } from './schedule.ts'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { PASSWORD } from '../support/sign-in.ts'

const header = (page: Page) => page.getByRole('banner')

async function logIn({ page }: Phone, player: string) {
  await go(page, '/m/login')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(player)
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
}

async function logOut({ page }: Phone) {
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

async function browse({ page, random }: Phone) {
  for (let times = 0; times < 3; times++) {
    await go(page, random.pick(PATHS))
    await expect(page.getByRole('main')).toBeVisible()
  }
}

async function search({ page, random }: Phone) {
  await go(page, '/m/slotsCenter', 'Danh sách game')
  await page.getByRole('searchbox').fill(random.pick(['vang', 'rong', 'than tai', 'hu vagn']))
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function readRecords({ page, random }: Phone) {
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

const PIN = '135790'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const write = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)

async function deposit({ page, random }: Phone) {
  await go(page, '/m/voucherCenter')
  await page.getByRole('tab', { name: 'Chuyển khoản ngân hàng' }).click()
  const form = page.getByRole('form', { name: 'Chuyển khoản ngân hàng' })
  await form.getByLabel('Số tiền nạp').fill(String((1 + random.int(9)) * 1_000_000))
  await press(page, 'Tiếp tục')
  await press(page, 'Xác nhận nạp')
  await press(page, 'Tôi đã chuyển tiền')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Đang xác nhận' })).toBeVisible()
}

async function withdraw({ page, random }: Phone) {
  await go(page, '/m/withdraw')
  const name = page.getByRole('textbox', { name: 'Họ tên người nhận' })
  const amount = page.getByRole('textbox', { name: 'Số tiền rút' })
  const underWay = page.getByRole('region', { name: /^(Lệnh|Đã nhận lệnh|Rút tiền thành công)/ })
  const over = underWay.or(page.getByText('Chưa đủ vòng cược để rút')).first()
  await expect(name.or(amount).or(over).first()).toBeVisible()
  if (await over.isVisible()) return
  if (await name.isVisible()) await setUpWithdrawal(page, random.int(1e8))
  await requestWithdrawal(page, (2 + random.int(5)) * 100_000).catch(async (error: unknown) => {
    // The form is shown from the cache until the gateway responds, and may disappear meanwhile.
    if (!(await over.isVisible())) throw error
  })
}

async function requestWithdrawal(page: Page, amount: number) {
  await page.getByRole('textbox', { name: 'Số tiền rút' }).fill(String(amount))
  await press(page, 'Tiếp tục')
  await write(page, 'Mật khẩu rút tiền', PIN)
  await press(page, 'Xác nhận rút')
  await expect(page.getByRole('region', { name: 'Đã nhận lệnh rút' })).toBeVisible()
}

async function setUpWithdrawal(page: Page, number: number) {
  await write(page, 'Họ tên người nhận', 'Hoàng Bảo Ngọc')
  await press(page, 'Lưu họ tên')
  await write(page, 'Mật khẩu rút tiền mới', PIN)
  await write(page, 'Nhập lại mật khẩu rút tiền', PIN)
  await press(page, 'Đặt mật khẩu rút tiền')
  await press(page, /^Ngân hàng: /)
  await page.getByRole('searchbox').fill('thanh dong')
  await page.getByRole('dialog').getByRole('button', { name: 'Ngân hàng Thành Đông' }).click()
  await write(page, 'Số tài khoản hoặc số thẻ', `97040500${String(number).padStart(8, '0')}`)
  await write(page, 'Mật khẩu rút tiền', PIN)
  await press(page, 'Thêm thẻ ngân hàng')
}

const games = { slot, fish, cards, live, cockfight, sports, lottery }
const actions = { ...games, browse, search, deposit, withdraw, readRecords }
export type Action = keyof typeof actions
export const isGame = (action: string): boolean => action in games
export const actionNames = Object.keys(actions) as Action[]

const ROUND_MS = 30_000
const AFTER_START_MS = 1000

export class StepError extends Error {
  constructor({ player, action }: Step<Action>, cause: unknown) {
    super(
      `${player} failed to ${action} (screenshot: ${SCREENSHOT}): ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}
const SCREENSHOT = 'test-results/soak.png'

export async function advanceAll({ world }: SoakSite, phones: Phone[], minMs = 0) {
  await Promise.all(phones.map(({ waitForResponses }) => waitForResponses()))
  const now = await world.now()
  const to = Math.ceil((now + Math.max(minMs, 1)) / ROUND_MS) * ROUND_MS + AFTER_START_MS
  await world.advance(to - now)
  await Promise.all(phones.map(({ page }) => page.clock.fastForward(to - now)))
}

export async function runStep(phone: Phone, step: Step<Action>) {
  try {
    if (phone.random.int(3) > 0) await close(phone)
    if (step.action === 'logIn') await logIn(phone, step.player)
    else if (step.action === 'logOut') await logOut(phone)
    else await actions[step.action](phone)
  } catch (error) {
    await phone.page.screenshot({ path: root + SCREENSHOT }).catch(() => undefined)
    throw new StepError(step, error)
  }
}
