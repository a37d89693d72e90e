import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdResponses } from '../support/hold-responses.ts'
import { dismissPrompts } from '../screens/agent-screens.ts'

async function openMenu(page: Page, before = () => Promise.resolve()) {
  await page.goto('/m/home')
  await before()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu bên' })
  await expect(menu.getByRole('link', { name: 'Cài đặt' })).toBeVisible()
  return menu
}

const entries = [
  { flag: 'MC', name: 'Trung tâm hội viên', address: /\/m\/member\/home$/ },
  { flag: 'REWCEN3', name: 'Trung tâm thưởng', address: /\/m\/rewardCenter$/ },
  { flag: 'TRANSREC3', name: 'Lịch sử tài khoản', address: /\/m\/transaction\/record$/ },
  { flag: 'TRANSBETREPMEM3', name: 'Lịch sử cược', address: /\/m\/gameRecord$/ },
] as const

test('the menu shows what this site has', async ({ page, signIn, world }) => {
  await signIn('demo01')
  for (const { name, address } of entries) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
  await world.settings({ flags: Object.fromEntries(entries.map(({ flag }) => [flag, false])) })
  const menu = await openMenu(page)
  // The stored flags apply until the new ones arrive.
  for (const { name } of entries) await expect(menu.getByRole('link', { name })).toHaveCount(0)
})

test('the menu leads to deposit and withdrawal; for a guest to login and registration [A-2-62]', async ({
  page,
  signIn,
}) => {
  const guests = await openMenu(page)
  await expect(guests.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(guests.getByRole('link', { name: 'Đăng ký' })).toBeVisible()
  await expect(guests.getByText(/Số dư|Nạp tiền|Rút tiền|Đăng xuất/)).toHaveCount(0)
  await signIn('demo01')
  await (await openMenu(page)).getByRole('link', { name: 'Nạp tiền' }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await (await openMenu(page)).getByRole('link', { name: 'Rút tiền' }).click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
})

test('while my balance is refreshed it is masked [A-2-71]', { tag: '@anywhere' }, async ({ page, backend }) => {
  const { money } = backend.member
  await backend.signIn()
  const menu = await openMenu(page)
  await expect(menu.getByText(money)).toBeVisible()
  const release = await holdResponses(page, /\/wps\/wallets\/gcs/)
  await menu.getByRole('button', { name: 'Cập nhật số dư' }).click()
  await expect(menu.getByText(/^\*{6,}$/)).toBeVisible()
  // Home behind the menu shows the same sum.
  await expect(page.getByText(/^\*{6,}$/)).toHaveCount(2)
  release()
  await expect(menu.getByText(money)).toBeVisible()
})

test('friends are invited by guests and agents, and by members where the promotion runs [A-2-68]', async ({
  page,
  signIn,
  world,
}) => {
  await world.settings({ flags: { REFERRAL3: false } })
  const entry = async (menu = openMenu(page)) => (await menu).getByRole('link', { name: 'Giới thiệu bạn bè' })
  await expect(await entry()).toBeVisible()
  await signIn('agent01')
  await expect(await entry(openMenu(page, () => dismissPrompts(page)))).toBeVisible()
  await signIn('demo02')
  await expect(await entry()).toHaveCount(0)
  await world.settings({ flags: { REFERRAL3: true } })
  await expect(await entry()).toBeVisible()
})

test('customer service: two channels to choose from, or one that opens at once', async ({ page, world }) => {
  const service = page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('button', { name: 'Hỗ trợ' })
  const choice = page.getByRole('dialog', { name: 'Chọn kênh hỗ trợ' })
  await world.settings({ serviceChannels: 2 })
  await page.goto('/m/home')
  await service.click()
  await expect(choice.getByRole('button').filter({ hasText: /\p{L}/u })).toHaveCount(2)

  await world.settings({ serviceChannels: 1 })
  await page.evaluate(() => localStorage.removeItem('status'))
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { open: (url: string) => (document.title = `opened ${url}`) }))
  await service.click()
  await expect(page).toHaveTitle(/^opened http/)
  await expect(choice).toHaveCount(0)
})
