import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { startDeployedSite } from '../support/deployed-site.ts'

test.use({ serviceWorkers: 'allow' })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Điều hướng chính' })
const version = (page: Page) => page.locator('meta[name=version]')

/** A version is available once all of its files are loaded. */
const cachedTimeout = { timeout: 45_000 }

async function visitUntilCached(page: Page, url = '/m/home') {
  await page.goto(url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.clock.fastForward(16_000)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Keeps the old worker busy: requests a file that is missing in the cache from a server that does not respond. */
const keepBusy = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete('/favicon.svg', { ignoreSearch: true })
    void fetch('/favicon.svg')
  })

test('without a network the app opens again, on home and on a page that was never visited', async ({
  page,
  context,
}) => {
  await visitUntilCached(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Mất mạng, đang hiển thị dữ liệu đã lưu')).toBeVisible()
  await expect(tabs(page)).toBeVisible()
  await page.goto('/m/set')
  await expect(page.getByRole('heading', { name: 'Cài đặt' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Ngôn ngữ' })).toBeVisible()
  await context.setOffline(false)
  await tabs(page).getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page.getByRole('region', { name: 'Đang hot' }).getByRole('article').first()).toBeVisible()
})

test('a new version is offered and loads when I accept; until then the old one stays complete', async ({ page }) => {
  test.slow()
  await using site = await startDeployedSite()
  await page.clock.install()
  await visitUntilCached(page, `${site.url}/m/home`)
  site.deploy({ name: '2', gone: /settings-screen/ })

  await visitUntilCached(page, `${site.url}/m/home`)
  await expect(page.getByText('Đã có phiên bản mới')).toBeVisible(cachedTimeout)
  await expect(version(page)).toHaveCount(0)
  await page.goto(`${site.url}/m/set`)
  await expect(page.getByRole('heading', { name: 'Cài đặt' })).toBeVisible()
  await expect(version(page)).toHaveCount(0)

  await visitUntilCached(page, `${site.url}/m/home`)
  site.stopResponding()
  await keepBusy(page)
  await page.getByRole('button', { name: 'Tải lại' }).click()
  await expect(version(page)).toHaveAttribute('content', '2')
  await expect(page.locator('html')).toHaveAttribute('data-whole')
  await expect(page.getByRole('article').first()).toBeVisible()
})
