import { expect, test } from '../fixtures.ts'
import { configureSite } from '../support/site-config.ts'
import { holdResponses } from '../support/hold-responses.ts'

test(
  'while the site is under maintenance I see only that, and it opens again by itself [A-2-111]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    await backend.close('maintenance')
    await page.goto('/m/gameRecord')
    await expect(page.getByText('Đang bảo trì')).toBeVisible()
    await expect(page.getByText('Hệ thống đang nâng cấp, vui lòng thử lại sau.')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)

    await backend.reopen()
    await page.clock.fastForward(21_000)
    await expect(page.getByRole('textbox', { name: 'Tên đăng nhập' })).toBeVisible()
  },
)

test('I can check whether the site is open again', { tag: '@anywhere' }, async ({ page, backend }) => {
  await backend.close('maintenance')
  await page.goto('/m/home')
  const check = page.getByRole('button', { name: 'Kiểm tra lại' })
  // The first response must arrive before the site opens, or it would report the open site.
  await Promise.all([page.waitForResponse(/\/system\/status/), check.click()])
  await expect(page.getByText('Đang bảo trì')).toBeVisible()
  await backend.reopen()
  await check.click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test(
  'the stored status is used at once, and the new response replaces it',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    await page.goto('/m/home')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBeTruthy()

    // Held before the site closes, so that a late request of the open page does not report it.
    const answerClosed = await holdResponses(page, /\/system\/status/)
    await backend.close('maintenance')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    answerClosed()
    await expect(page.getByText('Đang bảo trì')).toBeVisible()

    const answerOpen = await holdResponses(page, /\/system\/status/)
    await backend.reopen()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByText('Đang bảo trì')).toBeVisible()
    answerOpen()
    await expect(page.getByRole('banner')).toBeVisible()
  },
)

test(
  'from a restricted region I see only the page of the restriction [A-2-110]',
  { tag: '@anywhere' },
  async ({ page, backend }) => {
    await backend.close('region')
    await page.goto('/m/home')
    await expect(page.getByText('Khu vực bị giới hạn')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  },
)

test('a site that reads its status the other way shows the blocked page for a blocked address [A-4-01]', async ({
  page,
  world,
}) => {
  await configureSite(page, { dialect: { statusReading: 1 } })
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Đang hot' })).toBeVisible()
  await world.status({ ipBlocked: true })
  await page.reload()
  await expect(page.getByText('Khu vực bị giới hạn')).toBeVisible()
  await world.status({ maintenance: true })
  await page.reload()
  await expect(page.getByText('Đang bảo trì')).toBeVisible()
})

test('maintenance has priority over a restricted region [A-4-03]', async ({ page, world }) => {
  await world.status({ maintenance: true, regionRestriction: true })
  await page.goto('/m/home')
  await expect(page.getByText('Đang bảo trì')).toBeVisible()
})

test('a maintenance with a known end counts down, and then the site opens', async ({ page, world, clock }) => {
  await world.status({ maintenance: true, until: Date.parse('2026-11-20T14:12:00.000Z') })
  await page.goto('/m/help')
  await expect(page.getByRole('timer')).toHaveText(/^01:(30:00|29:\d\d)$/)
  await expect(page.getByText('Dự kiến mở lại lúc 20/11 21:12')).toBeVisible()
  await clock.fastForward(30 * 60_000)
  await expect(page.getByRole('timer')).toHaveText(/^00:5[89]:\d\d$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Under maintenance')).toBeVisible()
  await clock.fastForward(60 * 60_000)
  // A check that is under way reports the maintenance, and the next one follows 20 s after its answer.
  await expect(async () => {
    await clock.fastForward(21_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible({ timeout: 1000 })
  }).toPass()
})
