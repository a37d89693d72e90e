import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { dismissPrompts } from '../screens/agent-screens.ts'

test('back closes an open overlay before it leaves the page, also after a reload and a link', async ({ page }) => {
  await page.goto('/m/help')
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu bên' })
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
  }
  await openMenu()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)

  await openMenu()
  await menu.getByRole('link', { name: 'Cài đặt' }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(menu).toBeHidden()

  await openMenu()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})

const ROWS = 100

/** Rows of two heights, so that their number does not give the total height. */
async function fakeLongTeam(page: Page) {
  await page.route('**/wps/agent/downlines?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: { list: object[] } }
    const list = Array.from({ length: ROWS }, (_, index) => ({
      ...answer.value.list[0],
      username: `nhanlong${index}`,
      nickname: index % 3 === 0 ? 'Một biệt danh dài đến mức phải xuống hàng' : '',
    }))
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, list, total: ROWS } } })
  })
}

/** Scrolls down past some rows, so that each is rendered. */
const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    for (let step = 0; step < 8; step++) {
      scrollBy(0, 500)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
  })

/** Returns the item in the middle of the screen and its position; undefined while the list scrolls. */
const findMiddleItem = (page: Page, item: string) =>
  page.evaluate((selector) => {
    const at = document.elementsFromPoint(innerWidth / 4, innerHeight / 2)
    const one = at.find((element) => element.matches(selector))
    return one && { text: one.textContent, top: Math.round(one.getBoundingClientRect().top) }
  }, item)

/** Waits until the list stands still with an item in the middle; from a gap between two rows it scrolls on. */
async function waitForMiddleItem(page: Page, item: string) {
  let before: Awaited<ReturnType<typeof findMiddleItem>>
  await expect(async () => {
    const found = await findMiddleItem(page, item)
    const isStill = found && found.text === before?.text && found.top === before?.top
    before = found
    if (!found) await page.evaluate(() => scrollBy(0, 40))
    expect(isStill).toBe(true)
  }).toPass({ timeout: 15_000 })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  return before
}
const tapMiddle = (page: Page) => page.mouse.click(390 / 4, 844 / 2)

const fakeLongRecord = (page: Page) =>
  page.route('**/ODSFE2_MemTransDet?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: { list: object[] } }
    const list = Array.from({ length: ROWS }, (_, index) => ({
      ...answer.value.list[0],
      txId: `M${index}`,
      amount: 1000 * (index + 1),
    }))
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, list, totalPages: 1 } } })
  })

test('back in a long record the same rows are in the same position', async ({ page, signIn }) => {
  await signIn('demo01')
  await fakeLongRecord(page)
  await page.goto('/m/transaction/record?span=month')
  await expect(page.getByRole('main').getByText('+1.000 ₫')).toBeVisible()
  await scrollDown(page)
  const before = await waitForMiddleItem(page, 'li')
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect.poll(() => findMiddleItem(page, 'li')).toEqual(before)
})

test('back in a long list of games the same games are in the same position', async ({ page }) => {
  await page.goto('/m/slotsCenter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await scrollDown(page)
  const before = await waitForMiddleItem(page, 'article')
  await tapMiddle(page)
  await expect(page).toHaveURL(/\/m\/login/)
  await page.goBack()
  await expect.poll(() => findMiddleItem(page, 'article')).toEqual(before)
})

test('back in a long team the same members are in the same position', async ({ page, signIn }) => {
  await signIn('agent01')
  await fakeLongTeam(page)
  await page.goto('/m/agent/home?view=team')
  await dismissPrompts(page)
  await expect(page.getByRole('button', { name: /^nhanlong0/ })).toBeVisible()
  await scrollDown(page)
  const before = await waitForMiddleItem(page, '[role=listitem]')
  await tapMiddle(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Chuyển tiền' }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.goBack()
  await expect.poll(() => findMiddleItem(page, '[role=listitem]')).toEqual(before)
})
