import { expect, test } from '../fixtures.ts'
import { setPreferences, waitForContent } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'

test('I find a promotion, send an application with a picture, and it is marked as sent', async ({
  page,
  signIn,
  world,
}) => {
  test.slow()
  await signIn('demo01')
  await page.goto('/m/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Khuyến mãi' }).click()
  // Home has a button of this name, too: it must not be tapped while home is still shown.
  await page.getByRole('group', { name: 'Khuyến mãi' }).getByRole('button', { name: 'Tải ứng dụng' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: /^Xem thêm: Cài ứng dụng/ }).click()
  await page.getByRole('link', { name: 'Đăng ký nhận thưởng' }).click()

  const send = page.getByRole('button', { name: 'Gửi' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Ghi chú').fill('Đã cài trên máy của tôi')
  await page.getByLabel('Hình ảnh').setInputFiles({
    name: 'man-hinh.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await expect(page.getByRole('img', { name: 'man-hinh.png' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ghi chú')).toHaveValue('Đã cài trên máy của tôi')
  await expect(page.getByRole('img', { name: 'man-hinh.png' })).toBeVisible()
  await send.dblclick()

  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(page.getByText('Tải lên thành công')).toBeVisible()
  expect(await world.count('createRewardRequest')).toBe(1)
  await page.getByRole('link', { name: /^Xem thêm: Cài ứng dụng/ }).click()
  await expect(page.getByRole('button', { name: 'Bạn đã gửi đăng ký' })).toBeDisabled()
})

test('a link to a promotion scrolls to its card, and back from its details it is still there', async ({ page }) => {
  await page.goto('/m/activity?id=1009')
  const card = page.getByRole('article', { name: 'Trúng lô thêm 5%' })
  await expect(card).toBeInViewport()
  // The position at the click counts: the tap itself may scroll the link into view.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  )
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Trúng lô thêm 5%' })).toBeVisible()
  expect(await left).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - (await left))).toBeLessThanOrEqual(2)
})

test('back on the promotions I am where I was, not at the card that the address names', async ({ page }) => {
  await page.goto('/m/activity?id=1009')
  await expect(page.getByRole('article', { name: 'Trúng lô thêm 5%' })).toBeInViewport()
  const first = page.getByRole('article', { name: 'Thưởng chào mừng 100%' })
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Thưởng chào mừng 100%' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Trúng lô thêm 5%' })).toBeVisible()
  await waitForContent(page)
  await expect(first).toBeInViewport()
})

test('in English promotions pass axe', async ({ page, signIn }) => {
  await setPreferences(page, { theme: 'light', language: 'EN' })
  await signIn('demo01')
  for (const path of ['/m/activity', '/m/activityDetail?id=1001', '/m/applyReward?id=1010']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoAxeViolations(page, path)
  }
})
