import { gzipSync } from 'node:zlib'
import { expect, type Browser } from '@playwright/test'
import { test } from '../support/sites.ts'
import { holdResponses } from '../support/hold-responses.ts'
import { signIn } from '../support/sign-in.ts'

const BRAND = { name: 'Bạch Đằng Giang', colour: '#0f7a5c', radius: 'large', weight: 'light', logo: 'logo.svg' }
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#0f7a5c"/></svg>'
/** A phone shows the page when the first 14 KiB have arrived. */
const MAX_HTML = 14 * 1024
const MAX_LAYOUT_SHIFT = 0.005

/** Loads home as a first visit; what the visit costs. */
async function visitHome(browser: Browser, site: string) {
  await using context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const files: string[] = []
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet', 'font'].includes(request.resourceType())) files.push(request.url())
  })
  await page.addInitScript(() => {
    const sum = { shift: 0 }
    Object.assign(window, { layout: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const html = (await (await page.goto(`${site}/m/home`))!.body()).toString()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => (window as unknown as { layout: { shift: number } }).layout.shift)
  return { html: gzipSync(html, { level: 9 }).length, files: files.length, shift }
}

// One worker, so one server.
test.describe.configure({ mode: 'default' })

test('home with a brand costs a visitor no more than without: the page, its files and its layout [B-1-10]', async ({
  browser,
  baseURL,
  brandSite,
}) => {
  const before = await visitHome(browser, baseURL!)
  const branded = await visitHome(browser, await brandSite(BRAND, { 'logo.svg': logo }))

  expect(branded.html).toBeLessThanOrEqual(MAX_HTML)
  expect(branded.files).toBeLessThanOrEqual(before.files)
  expect(branded.shift).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
})

test('a member sees the logo of the brand before the app has loaded [B-1-09]', async ({ page, brandSite }) => {
  const site = await brandSite(BRAND, { 'logo.svg': logo })
  await page.goto(`${site}/robots.txt`)
  await signIn(page, { baseURL: site, world: 'default' }, 'demo01')
  const releaseApp = await holdResponses(page, /\/assets\/index-.*\.js/)
  await page.goto(`${site}/m/home`, { waitUntil: 'commit' })
  const header = page.locator('header')
  await expect(header.getByText('Số dư khả dụng')).toBeVisible()
  await expect(header.locator('img')).toHaveAttribute('src', '/logo.svg')
  releaseApp()
  await expect(page.getByRole('banner').getByText('Số dư khả dụng')).toBeVisible()
})
