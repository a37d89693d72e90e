import { expect, test } from '../fixtures.ts'
import { chooseEnglish, setPreferences } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { header, openDemo, openPanel } from './panel.ts'

test('a walkthrough of the director’s panel runs in the app beside it, and the panel lists the calls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await openDemo(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption({ label: 'Lệnh nạp được duyệt' })

  await director.getByRole('button', { name: 'Bước 1/3' }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
  await director.getByRole('button', { name: 'Bước 2/3' }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=DP\d+$/)
  await expect(page.getByRole('main').getByText('2.000.000').first()).toBeVisible()
  await expect(director.getByText('Xem lệnh nạp').first()).toBeVisible()
  await director.getByRole('button', { name: 'Bước 3/3' }).click()
  await expect(page.getByRole('main').getByText('Nạp tiền thành công')).toBeVisible()
})

test('the director’s panel is accessible in both themes and languages, on a desktop and on a phone', async ({
  page,
}) => {
  // Otherwise axe would check a theme that is still fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setPreferences(page, { theme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/m/home')
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const name of ['Bàn đạo diễn', 'Director’s panel']) {
    if (name === 'Director’s panel') await chooseEnglish(page)
    const director = page.getByRole('complementary', { name })
    await expect(director.getByRole('combobox').first()).toBeVisible()
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((one) => void (document.documentElement.dataset['theme'] = one), theme)
      await expectNoAxeViolations(page, `${name} in ${theme}`)
    }
    for (const width of [390, 360, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(director).toBeVisible()
      expect(await director.evaluate((panel) => panel.scrollWidth - panel.clientWidth), `wider than ${width}`).toBe(0)
    }
  }
})

test('on a phone the folded panel covers neither the tabs nor the download bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('button', { name: 'Thu gọn' }).click()
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Khuyến mãi' }).click()

  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(director).toBeVisible()
})

test('on a wide screen a game is beside the panel, not below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDemo(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption({ label: 'Cược thể thao đổi tỷ lệ' })
  await director.getByRole('button', { name: 'Bước 1/3' }).click()

  const book = page.locator('iframe')
  await expect(book).toBeVisible()
  const [game, panel] = await Promise.all([book.boundingBox(), director.boundingBox()])
  expect(game!.x + game!.width).toBeLessThanOrEqual(panel!.x)
})

test('an agent’s salary can be shown step by step: no dialog of a step waits over the panel', async ({ page }) => {
  await openDemo(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption({ label: 'Lương đại lý' })
  for (const step of [1, 2, 3]) await director.getByRole('button', { name: `Bước ${step}/3` }).click()

  await director.getByRole('button', { name: 'Mở rộng' }).click()
  await expect(director.getByText('Vừa trình diễn: Lương đại lý.')).toBeVisible()
})

test('the walkthrough of a reward claims that reward only', async ({ page }) => {
  await openDemo(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption({ label: 'Nhận thưởng' })
  for (const step of [1, 2]) await director.getByRole('button', { name: `Bước ${step}/3` }).click()

  await expect(page.getByText('Đã nhận 88.000 ₫ + 20 điểm')).toBeVisible()
})

test('on a phone the end of a walkthrough covers no tab, and shows the next walkthrough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDemo(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption('maintenance')
  for (const step of [1, 2, 3]) await director.getByRole('button', { name: `Bước ${step}/3` }).click()

  await expect(director.getByText(/^Vừa trình diễn: /).first()).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Điều hướng chính' })
  const tab = (await tabs.getByRole('link', { name: 'Khuyến mãi' }).boundingBox())!
  expect(tab.y + tab.height).toBeLessThanOrEqual((await director.boundingBox())!.y + 1)

  await director.getByRole('button', { name: 'Tiếp theo: Lương đại lý' }).click()
  await expect(director.getByText('Một đại lý xem hợp đồng lương chờ trả lời.').first()).toBeVisible()
})

test('nothing opens by itself over the director’s panel, not even while the panel loads', async ({ page }) => {
  await page.clock.install()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/director-[^/]+\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  // The welcome opens on home only.
  await page.goto('/m/activity')
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  release()
  await expect(page.getByRole('complementary', { name: 'Bàn đạo diễn' })).toBeVisible()
})
