import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { waitForContent } from '../screens.ts'
import { holdResponses } from '../support/hold-responses.ts'

const MAX_REQUESTS = 45

test('home shows its first banner before the app has loaded', async ({ page }) => {
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/home', { waitUntil: 'commit' })
  // The prerendered page is inert: it has no roles.
  await expect(page.locator('[inert]').getByText('Đăng nhập', { exact: true })).toBeVisible()
  await expect(page.locator('[inert] nav').getByText('Trang chủ')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('[data-first="banner"] img')).toHaveJSProperty('complete', true)
  releaseApp()
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
})

const FIRST_ROWS = [
  { name: 'a list', path: '/m/slotsCenter', kind: 'tile' },
  { name: 'a category', path: '/m/live', kind: 'fan' },
]
for (const { name, path, kind } of FIRST_ROWS)
  test(`${name} opened by its link shows its first pictures before the app has loaded`, async ({ browser }) => {
    // The fake clock of the fixture would hide the page's own Server-Timing.
    await using context = await browser.newContext()
    const page = await context.newPage()
    await expect.poll(async () => (await page.request.get(path)).headers()['server-timing']).toContain(kind)
    const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
    await page.goto(path, { waitUntil: 'commit' })
    for (const box of [0, 1, 2])
      await expect(page.locator(`[data-first="${kind}"] img`).nth(box)).toHaveJSProperty('complete', true)
    releaseApp()
    await expect(page.getByRole('article').nth(3)).toBeVisible()
  })

test('the login opened by its link shows its form before the app has loaded, and then works', async ({ page }) => {
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/login', { waitUntil: 'commit' })
  await expect(page.locator('[inert]').getByText('Chào mừng bạn trở lại')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  releaseApp()
  await page.getByLabel('Tên đăng nhập').fill('demo01')
  await expect(page.getByLabel('Tên đăng nhập')).toHaveValue('demo01')
})

test('the app does not repeat the calls of the page', async ({ page, world }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ưu đãi nổi bật' })).toBeVisible()
  for (const operation of ['listAnnouncements', 'listHotGames', 'listVendors', 'getSystemStatus'])
    expect([operation, await world.count(operation)]).toEqual([operation, 1])
})

test('a first visit to home makes few requests up to its pop-up, and loads nothing for members', async ({
  browser,
}) => {
  await using context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/m/home')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Đóng' })).toBeVisible()

  expect(files.length).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(files.filter((file) => /(?:panic-button|breaks|download-bar|bottom-bar)/.test(file))).toEqual([])
})

const VIEWS_OF_MEMBERS = [
  { path: '/m/home', before: 'Số dư khả dụng', after: 'Số dư khả dụng' },
  { path: '/m/withdraw', before: 'Rút tiền', after: 'Số tiền rút' },
]
for (const { path, before, after } of VIEWS_OF_MEMBERS)
  test(`a member who opens ${path} sees the view of members before the app has loaded`, async ({ page, signIn }) => {
    await signIn('demo01')
    const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('[inert]').getByText(before, { exact: true })).toBeVisible()
    await expect(page.locator('[inert]').getByText('Đăng nhập', { exact: true })).toHaveCount(0)
    releaseApp()
    await expect(page.locator('[data-frame]:not([inert])').getByText(after).first()).toBeVisible()
  })

const VIEWS_WITH_PARAMETERS = [
  { path: '/m/noticeDetail?id=502', before: /^Quét mã QR của ngân hàng, tiền vào ví/, after: 'Quét mã QR' },
  { path: '/m/gameList?q=kim+logn', before: 'Danh sách game', after: 'Kim Long' },
  { path: '/m/activityDetail?id=1010', before: /^Cài ứng dụng nhận/, after: 'Cài ứng dụng' },
  { path: '/m/notice?index=1', before: /^Nạp nhanh qua mã QR\s+Quét mã QR/, after: 'Mở trang riêng' },
]
for (const { path, before, after } of VIEWS_WITH_PARAMETERS)
  test(`${path} shows its view before the app has loaded, with what it names`, async ({ page }) => {
    const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('[inert]').getByText(before, { exact: true })).toBeVisible()
    releaseApp()
    await expect(page.getByRole('main').getByText(after).first()).toBeVisible()
  })

test('a search shows its text and the pictures of its first games before the app has loaded, and asks for them once', async ({
  page,
  world,
}) => {
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/gameList?q=kim+long', { waitUntil: 'commit' })
  for (const box of [0, 1, 2])
    await expect(page.locator('[data-first="tile"] img').nth(box)).toHaveJSProperty('complete', true)
  await expect(page.locator('[inert] input')).toHaveValue('kim long')
  releaseApp()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await world.count('listGames')).toBe(1)
})

test('the sports book shows that it opens before the app has loaded; it is asked for once', async ({ page, world }) => {
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/fbGame', { waitUntil: 'commit' })
  await expect(page.locator('[inert]').getByText('Đang mở game')).toBeVisible()
  releaseApp()
  await expect(page.frameLocator('iframe').getByText('Chọn một kèo để bắt đầu')).toBeVisible()
  expect(await world.count('launchGuestSports')).toBe(1)
})

for (const [path, chosen] of [
  ['/m/rewardCenter?tab=points', 'Điểm'],
  ['/m/gameRecord?span=month&order=1', '30 ngày'],
] as const)
  test(`the view of ${path} has the chosen tab of its address`, async ({ page, signIn }) => {
    await signIn('demo01')
    const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
    await page.goto(path, { waitUntil: 'commit' })
    const tabs = page.locator('[inert] :is([aria-selected=true], [aria-pressed=true])')
    await expect(tabs.filter({ hasText: new RegExp(`^${chosen}$`) })).toBeVisible()
    releaseApp()
    await expect(page.getByRole('main')).toBeVisible()
  })

const PAGES_WITH_LEAD = {
  demo01: [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/bankCard',
    '/m/bankCard?add=B',
    '/m/transfer',
    '/m/webEmail',
    '/m/inviteFriends',
    '/m/member/profile',
    '/m/member/security',
    '/m/member/paymentPassword',
    '/m/member/questions',
    '/m/member/mobile',
    '/m/gameRecord?span=month',
    '/m/transaction/record',
    '/m/rewardCenter?tab=missions',
    '/m/rewardCenter?tab=vip',
    '/m/applyReward?id=1010',
    '/m/responsible/rules',
    '/m/lott',
  ],
  agent01: [
    '/m/agent/home',
    '/m/agent/home?view=team',
    '/m/agent/home?view=report&span=month',
    '/m/agent/home?view=transfer&to=thaomy',
    '/m/agentRegister',
    '/m/member/agent/getSalaryContract',
  ],
}
for (const [account, paths] of Object.entries(PAGES_WITH_LEAD))
  test(`the largest text on pages of ${account} is painted before the app has loaded`, async ({ page, signIn }) => {
    test.slow()
    await signIn(account)
    const later: string[] = []
    for (const path of paths) {
      const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('[inert] main')).toBeVisible()
      await expect.poll(() => largestPaint(page)).toBeGreaterThan(0)
      const before = await largestPaint(page)
      releaseApp()
      await waitForContent(page)
      if ((await largestPaint(page)) !== before) later.push(path)
    }
    expect(later).toEqual([])
  })

/** Returns when the largest text or picture was first painted, ms; 0 before that. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const type = 'largest-contentful-paint'
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type,
          buffered: true,
        })
        // Observers are not called without an entry.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('an address whose parameters choose a view that is not prerendered shows none', async ({ page }) => {
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/gameList?gameType=LIVE', { waitUntil: 'commit' })
  await expect(page.locator('script#start')).toBeAttached()
  await expect(page.locator('#root > :not(svg)')).toHaveCount(0)
  releaseApp()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
})

test('a guest who opens a page of members sees no view of it', async ({ page }) => {
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto('/m/withdraw', { waitUntil: 'commit' })
  await expect(page.locator('script#start')).toBeAttached()
  await expect(page.locator('#root > :not(svg)')).toHaveCount(0)
  releaseApp()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('placeholders that are out of sight do not animate', async ({ page }) => {
  await page.goto('/m/home')
  await page.locator('[data-below] footer').waitFor({ state: 'attached' })
  const animated = await page.locator('[data-below] [data-waits]').evaluateAll((boxes) =>
    boxes
      // A part begins to load when its top is 300 px away, and its last row may be a screen below.
      .filter((box) => box.getBoundingClientRect().top > 2 * innerHeight + 300)
      .map((box) => box.getAnimations().length),
  )
  expect(new Set(animated)).toEqual(new Set([0]))
})
