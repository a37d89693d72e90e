import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { putPromptsAway } from '../screens/agent-screens.ts'

test('back closes what lies over the page before it leaves it, also after a reload and a link', async ({ page }) => {
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

const BELOW = 100

/** Rows of two heights, so that nobody can tell from their number how high they are together. */
async function longTeam(page: Page) {
  await page.route('**/wps/agent/downlines?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: { list: object[] } }
    const list = Array.from({ length: BELOW }, (_, index) => ({
      ...answer.value.list[0],
      username: `nhanlong${index}`,
      nickname: index % 3 === 0 ? 'Một biệt danh dài đến mức phải xuống hàng' : '',
    }))
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, list, total: BELOW } } })
  })
}

/** Scrolls down past some rows, each of which is drawn on the way. */
const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    for (let step = 0; step < 8; step++) {
      scrollBy(0, 500)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
  })

/** What lies in the middle of the screen, and where it stands; nothing while a list is scrolled: it cannot be tapped. */
const inTheMiddle = (page: Page, item: string) =>
  page.evaluate((selector) => {
    const at = document.elementsFromPoint(innerWidth / 4, innerHeight / 2)
    const one = at.find((element) => element.matches(selector))
    return one && { says: one.textContent, top: Math.round(one.getBoundingClientRect().top) }
  }, item)

/** What a person sees there once the page stands still: no tap of a test may scroll it any further. */
async function whereIAm(page: Page, item: string) {
  await expect.poll(() => inTheMiddle(page, item)).toBeTruthy()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  return inTheMiddle(page, item)
}
const tapTheMiddle = (page: Page) => page.mouse.click(390 / 4, 844 / 2)

/** A month in which one movement happened over and over. */
const longRecord = (page: Page) =>
  page.route('**/ODSFE2_MemTransDet?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: { list: object[] } }
    const list = Array.from({ length: BELOW }, (_, index) => ({
      ...answer.value.list[0],
      txId: `M${index}`,
      amount: 1000 * (index + 1),
    }))
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, list, totalPages: 1 } } })
  })

test('back in a long record I see the same movements where I left them', async ({ page, signIn }) => {
  await signIn('demo01')
  await longRecord(page)
  await page.goto('/m/transaction/record?span=month')
  await expect(page.getByRole('main').getByText('+1.000,00')).toBeVisible()
  await scrollDown(page)
  const before = await whereIAm(page, 'li')
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect.poll(() => inTheMiddle(page, 'li')).toEqual(before)
})

test('back in a long list of games I see the same games where I left them', async ({ page }) => {
  await page.goto('/m/slotsCenter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await scrollDown(page)
  const before = await whereIAm(page, 'article')
  await tapTheMiddle(page)
  await expect(page).toHaveURL(/\/m\/login/)
  await page.goBack()
  await expect.poll(() => inTheMiddle(page, 'article')).toEqual(before)
})

test('back in a long team I see the same people where I left them', async ({ page, signIn }) => {
  await signIn('agent01')
  await longTeam(page)
  await page.goto('/m/agent/home?view=team')
  await putPromptsAway(page)
  await expect(page.getByRole('button', { name: /^nhanlong0/ })).toBeVisible()
  await scrollDown(page)
  const before = await whereIAm(page, '[role=listitem]')
  await tapTheMiddle(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Chuyển tiền' }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.goBack()
  await expect.poll(() => inTheMiddle(page, '[role=listitem]')).toEqual(before)
})
