import { expect, test } from '../fixtures.ts'

const QUICK = 'Siêu Tốc 45 giây'

test('each lottery of the list counts down and can be a favourite, per member [G-2-11]', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto('/m/lott')
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items.filter({ hasText: QUICK }).first()).toBeVisible()
  await expect(items.filter({ hasNot: page.getByRole('timer') })).toHaveCount(0)
  await expect(items.filter({ hasNot: page.getByRole('button', { name: /yêu thích$/ }) })).toHaveCount(0)

  await items.getByRole('button', { name: `Thêm ${QUICK} vào yêu thích` }).click()
  const stored = await page.evaluate(() => localStorage.getItem('LOTTFAV'))
  expect(JSON.parse(stored!)).toEqual({ demo01: [expect.stringMatching(/^(302|VNQ45)$/)] })
  expect(await page.evaluate(() => localStorage.getItem('lottList'))).toBeTruthy()

  await signIn('demo02')
  await page.goto('/m/lott')
  await expect(items.getByRole('button', { name: `Thêm ${QUICK} vào yêu thích` })).toBeVisible()
})

test('a guest who taps a lottery logs in first [G-4-26]', async ({ page, world }) => {
  await page.goto('/m/lott')
  await page.getByRole('button', { name: QUICK, exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(await world.count('launchGame')).toBe(0)
})

test('the lotteries of South-East Asia have their own list [G-2-84]', async ({ page }) => {
  await page.goto('/m/lott')
  await page.getByRole('group', { name: 'Nhóm xổ số' }).getByRole('button', { name: 'Đông Nam Á' }).click()
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items.filter({ hasText: 'Thái Lan VIP 5 phút' })).toBeVisible()
  await expect(items.filter({ hasText: QUICK })).toHaveCount(0)
  await expect(items.filter({ hasNot: page.getByRole('timer') })).toHaveCount(0)
  await expect(items.filter({ hasNot: page.getByRole('button', { name: /yêu thích$/ }) })).toHaveCount(0)
  await expect(items.filter({ hasNot: page.getByRole('img', { name: /^Kết quả kỳ trước: (\d ?){4}$/ }) })).toHaveCount(
    0,
  )
  await expect(items.filter({ hasNot: page.getByText(/quay \d\d/) })).toHaveCount(0)
})

test('the list narrows half a second after the last key [G-2-76]', async ({ page, clock }) => {
  await page.goto('/m/lott')
  const items = page.getByRole('main').getByRole('listitem')
  const another = items.filter({ hasText: 'Hà Nội 60 giây' })
  await expect(another).toBeVisible()
  await clock.pause()
  await page.getByRole('searchbox').fill('sieu toc 45')
  await clock.runFor(400)
  await expect(another).toBeVisible()
  await clock.runFor(200)
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(QUICK)
})
