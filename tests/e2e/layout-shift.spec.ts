import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

const readLayoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: 'layout-shift',
        buffered: true,
      })
      // Without any shift the observer is never called.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
    })
    const parts = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.parentElement?.className ?? ''))
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), parts: [...new Set(parts)] }
  })

/** Page, operation that responds late, and a text from its response. */
const pages = [
  ['/m/lott', 'listLotteryMenus', 'Xổ số siêu tốc'],
  ['/m/lott', 'listPopularLotteries', 'Xổ số siêu tốc'],
  ['/m/slotsCenter', 'listVendors', 'Kim Long'],
  ['/m/slotsCenter', 'listGames', 'Cá Chép Hóa Rồng'],
  ['/m/live', 'listVendors', 'Live'],
] as const

for (const [path, operation, text] of pages) {
  test(`nothing shifts on ${path} when ${operation} responds late`, async ({ page, world }) => {
    await world.fault({ operation, latencyMs: 1500, times: 1 })
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { sum, parts } = await readLayoutShift(page)
    expect(sum, `readLayoutShift: ${parts.join(', ')}`).toBeLessThan(0.003)
  })
}

const pagesWithParameters = [
  ['/m/noticeDetail?id=502', undefined, 'Quét mã QR'],
  ['/m/gameList?q=kim+logn', undefined, 'Kim Long'],
  ['/m/gameRecord?span=month', 'demo01', 'Nắng Vàng Ruộng Bậc'],
] as const

for (const [path, account, text] of pagesWithParameters) {
  test(`nothing shifts on ${path} when the app replaces the prerendered view`, async ({ page, signIn }) => {
    if (account) await signIn(account)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { sum, parts } = await readLayoutShift(page)
    expect(sum, `readLayoutShift: ${parts.join(', ')}`).toBeLessThan(0.003)
  })
}

test('nothing shifts in the profile of a member when the status, which decides its fields, responds late', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('demo01')
  await world.fault({ operation: 'getSystemStatus', latencyMs: 1000, times: 1 })
  await page.goto('/m/member/profile')
  await expect(page.getByRole('main').getByLabel('Ngày sinh')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { sum, parts } = await readLayoutShift(page)
  expect(sum, `readLayoutShift: ${parts.join(', ')}`).toBeLessThan(0.003)
})
