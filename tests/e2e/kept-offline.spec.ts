import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { deployed } from '../support/deployed.ts'

test.use({ serviceWorkers: 'allow' })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Điều hướng chính' })
const version = (page: Page) => page.locator('meta[name=version]')

/** A version is there when every file of it has come, one line for all. */
const onceKept = { timeout: 45_000 }

/** Stays on home until all of the app is kept. */
async function visit(page: Page, url = '/m/home') {
  await page.goto(url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.clock.fastForward(16_000)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The old version has something to do that has no end: a file that the disk has lost, of a server that says nothing. */
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
  await visit(page)
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

test('a new version is offered and taken when I want it; until then the old one is whole', async ({ page }) => {
  test.slow()
  await using site = await deployed()
  await page.clock.install()
  await visit(page, `${site.url}/m/home`)
  site.deploy({ name: '2', gone: /settings-screen/ })

  await visit(page, `${site.url}/m/home`)
  await expect(page.getByText('Đã có phiên bản mới')).toBeVisible(onceKept)
  await expect(version(page)).toHaveCount(0)
  await page.goto(`${site.url}/m/set`)
  await expect(page.getByRole('heading', { name: 'Cài đặt' })).toBeVisible()
  await expect(version(page)).toHaveCount(0)

  await visit(page, `${site.url}/m/home`)
  site.fallSilent()
  await keepBusy(page)
  await page.getByRole('button', { name: 'Tải lại' }).click()
  await expect(version(page)).toHaveAttribute('content', '2')
  await expect(page.locator('html')).toHaveAttribute('data-whole')
  await expect(page.getByRole('article').first()).toBeVisible()
})
