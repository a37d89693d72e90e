import { expect, test } from '../fixtures.ts'
import { setPreferences } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'

const amountIn = (text: string | null) => Number((/([\d.]+)\s₫/.exec(text ?? '')?.[1] ?? '0').replaceAll('.', ''))

test('I check in for today, spin the wheel and use a promo code, and all of it is in my wallet', async ({
  page,
  signIn,
  world,
}) => {
  test.slow()
  await signIn('demo01')
  const account = 'member:1001'
  const before = (await world.ledger()).accounts[account]!
  await page.goto('/m/member/home')
  await page.getByRole('main').getByRole('link', { name: 'Trung tâm thưởng' }).click()

  await page.getByRole('tab', { name: 'Điểm danh (1)' }).click()
  await page.getByRole('button', { name: 'Điểm danh hôm nay' }).dblclick()
  await expect(page.getByText('Đã nhận 1.000 ₫ + 1 điểm')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hôm nay đã điểm danh' })).toBeDisabled()

  await page.getByRole('tab', { name: 'Vòng quay' }).click()
  await page.getByRole('button', { name: 'Quay (còn 1 lượt)' }).dblclick()
  const prize = page.getByRole('dialog')
  await expect(prize).toBeVisible()
  const won = amountIn(await prize.textContent())
  await prize.getByRole('button', { name: 'Đóng' }).click()
  await expect(page.getByRole('button', { name: 'Bạn đã hết lượt quay' })).toBeVisible()

  await page.getByRole('tab', { name: /^Chờ nhận/ }).click()
  await page.getByLabel('Nhập mã của bạn').fill('XUAN2026')
  await page.getByRole('button', { name: 'Dùng mã' }).click()
  await expect(page.getByText('Đã nhận 20.000 ₫ + 10 điểm')).toBeVisible()

  expect((await world.ledger()).accounts[account]).toBe(before + (1000 + won + 20_000) * 100)
  expect([await world.count('claimSignIn'), await world.count('claimTicket')]).toEqual([1, 1])
  await page.getByRole('tab', { name: 'Đã nhận' }).click()
  await expect(page.getByRole('listitem').first()).toContainText('Quà mùa nhãn')
})

test('a spin of the wheel whose response is lost takes one ticket and is in the record once', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('demo01')
  await world.fault({ operation: 'claimTicket', drop: 'after', times: 1 })
  await page.goto('/m/rewardCenter?tab=draws')
  await page.getByRole('button', { name: 'Quay (còn 1 lượt)' }).click()
  await expect(page.getByRole('button', { name: 'Bạn đã hết lượt quay' })).toBeVisible()
  await page.getByRole('tab', { name: 'Đã nhận' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'Vòng quay may mắn' })).toHaveCount(1)
})

test('with reduced motion the wheel does not turn', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('demo01')
  await page.goto('/m/rewardCenter?tab=draws')
  await page.getByRole('button', { name: 'Quay (còn 1 lượt)' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('in English the reward centre passes axe', async ({ page, signIn }) => {
  test.slow()
  await setPreferences(page, { theme: 'light', language: 'EN' })
  await signIn('demo01')
  await page.goto('/m/rewardCenter')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(7)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('paragraph').or(panel.getByRole('listitem')).first()).toBeVisible()
    await expectNoAxeViolations(page, (await tab.textContent())!)
  }
})
