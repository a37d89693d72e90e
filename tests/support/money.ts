import { expect, type Locator, type Page } from '@playwright/test'

/** Money as the app writes it in Vietnamese, in minor units: `−12.408.317,50 ₫` is -1240831750. */
export const minorOf = (text: string) =>
  Number(text.replaceAll(/[^\d]/g, '')) * (text.includes('−') || text.includes('-') ? -1 : 1)

/** `1240831750` as the app writes it: `12.408.317,50`. */
export const written = (minor: number) =>
  new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2 }).format(minor / 100).replace('-', '−')

/** The balance in the header of the home page, in minor units, once it is readable. */
export async function balanceAt(place: Locator) {
  await expect(place).toHaveText(/\d,\d\d/)
  return minorOf(/[\d.]+,\d\d/.exec((await place.textContent()) ?? '')![0])
}

/** What a record says above its rows: `{ 'Tổng cược': -500000, … }` in minor units. */
export async function totalsOf(page: Page) {
  const terms = await page.getByRole('term').allTextContents()
  const sums = await page.getByRole('definition').allTextContents()
  return Object.fromEntries(terms.map((term, index) => [term, minorOf(sums[index] ?? '')]))
}
