import { expect, type Locator, type Page } from '@playwright/test'

/** Parses money in the app's Vietnamese format into minor units: `−12.408.317,50 ₫` is -1240831750, and `200.000 ₫` is 20000000. */
export function minorOf(text: string) {
  const digits = Number(text.replaceAll(/[^\d]/g, ''))
  const sign = text.includes('−') || text.includes('-') ? -1 : 1
  return digits * sign * (/,\d\d(?!\d)/.test(text) ? 1 : 100)
}

/** Formats minor units as the app does: 1240831750 is `12.408.317,50`. */
export const formatMoney = (minor: number) =>
  new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2 }).format(minor / 100).replace('-', '−')

/** Returns the balance in minor units, once it is shown. */
export async function readBalance(locator: Locator) {
  await expect(locator).toHaveText(/\d,\d\d/)
  return minorOf(/[\d.]+,\d\d/.exec((await locator.textContent()) ?? '')![0])
}

/** Returns the totals above a record, in minor units: `{ 'Tổng cược': -500000, … }`. */
export async function readTotals(page: Page) {
  const terms = await page.getByRole('term').allTextContents()
  const sums = await page.getByRole('definition').allTextContents()
  return Object.fromEntries(terms.map((term, index) => [term, minorOf(sums[index] ?? '')]))
}
