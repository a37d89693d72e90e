import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** What has moved so far without having been touched: how far, and which parts. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: 'layout-shift',
        buffered: true,
      })
      // Nobody tells an observer that there was nothing.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
    })
    const parts = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.parentElement?.className ?? ''))
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), parts: [...new Set(parts)] }
  })

/** Each page with the call whose answer comes long after the others, and what that answer brings. */
const pages = [
  ['/m/lott', 'listLotteryMenus', 'Xổ số siêu tốc'],
  ['/m/lott', 'listPopularLotteries', 'Xổ số siêu tốc'],
  ['/m/slotsCenter', 'listVendors', 'Kim Long'],
  ['/m/slotsCenter', 'listGames', 'Cá Chép Hóa Rồng'],
  ['/m/live', 'listVendors', 'Live'],
] as const

for (const [path, operation, text] of pages) {
  test(`nothing moves on ${path} when ${operation} is answered late`, async ({ page, world }) => {
    await world.fault({ operation, latencyMs: 1500, times: 1 })
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { sum, parts } = await moved(page)
    expect(sum, `what moved: ${parts.join(', ')}`).toBeLessThan(0.003)
  })
}
