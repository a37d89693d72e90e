import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'
import { startServer } from '../performance/processes.ts'
import { chooseEnglish, setPreferences } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expectOwnName, lookOf, openBrandPage, PINK } from './brand-panel.ts'
import { openDemo } from './panel.ts'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 34"><script>document.title='stolen'</script><rect width="120" height="34" rx="8" fill="#c0187a"/></svg>`
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#c0187a"/></svg>`
const markFile = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(mark) }
const logoFile = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }

test('a dropped logo and a colour show in header and buttons within a second, without a reload [B-1-12]', async ({
  page,
}) => {
  const panel = await openBrandPage(page)
  await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }))
  const before = await lookOf(page)
  await panel.getByLabel('Logo', { exact: true }).setInputFiles(logoFile)
  await expect(page.locator('header a img')).toBeVisible()
  await expect(panel.getByText('Đã bỏ khỏi logo: <script>.')).toBeVisible()
  await panel.getByRole('button', { name: 'Dùng màu #c0187a' }).click()
  await expect(page.locator('header a[href="/m/register"]')).toHaveCSS('background-color', PINK, { timeout: 1000 })
  await panel.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Sông Hương')
  await expect(page).toHaveTitle(/Sông Hương$/, { timeout: 1000 })
  await panel.getByRole('button', { name: 'Sáng' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('header a[href="/m/register"]')).toHaveCSS('background-color', PINK)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  await panel.getByRole('button', { name: 'Thương hiệu gốc' }).click()
  await expect.poll(() => lookOf(page)).toEqual(before)
  await panel.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(page.locator('header a[href="/m/register"]')).toHaveCSS('background-color', PINK)
  await page.reload()
  await expect(page).toHaveTitle(/Sông Hương$/)
  await expect(page.locator('header a[href="/m/register"]')).toHaveCSS('background-color', PINK)

  // Nothing is left to undo, and the own brand still comes back.
  const again = await openBrandPage(page)
  await expect(again.getByRole('button', { name: 'Hoàn tác' })).toHaveCount(0)
  await again.getByRole('button', { name: 'Thương hiệu gốc' }).click()
  await expect.poll(() => lookOf(page)).toEqual(before)
})

type Manifest = { id: string; icons: { src: string; sizes: string }[] }

/** The width of a picture, and its colour in the middle. */
const middleOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    const context = new OffscreenCanvas(192, 192).getContext('2d')!
    context.drawImage(image, 0, 0)
    return [image.naturalWidth, ...context.getImageData(96, 96, 1, 1).data]
  }, address)

test('icon and manifest follow the brand, and the browser would install it under its name', async ({ page }) => {
  const panel = await openBrandPage(page)
  const iconOf = () => page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href)
  const own = await iconOf()
  const browser = await page.context().newCDPSession(page)
  const manifest = () => browser.send('Page.getAppManifest')
  await panel.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Bờ Hồ')
  await panel.getByRole('textbox', { name: 'Màu chính', exact: true }).fill('#0f7a5c')
  await expect.poll(async () => decodeURIComponent(await iconOf())).toContain('#0f7a5c')
  await panel.getByText('Thêm: màu phụ').click()
  await panel.getByLabel('Biểu tượng', { exact: true }).setInputFiles(markFile)
  await expect.poll(async () => decodeURIComponent(await iconOf())).toContain('#c0187a')
  await expect.poll(async () => (await manifest()).data).toContain('Bờ Hồ')

  const read = async () => JSON.parse((await manifest()).data!) as Manifest
  await expect.poll(async () => middleOf(page, (await read()).icons[0]!.src)).toEqual([192, 192, 24, 122, 255])
  const { id, icons } = await read()
  expect((await manifest()).errors).toEqual([])
  expect([new URL(id).pathname, ...icons.map(({ sizes }) => sizes)]).toEqual([
    '/m/home',
    '192x192',
    '512x512',
    '512x512',
  ])

  await panel.getByRole('button', { name: 'Thương hiệu gốc' }).click()
  await expect.poll(iconOf).toBe(own)
  await expect.poll(async () => new URL((await manifest()).url).pathname).toBe('/manifest.webmanifest')
})

test('where the browser stores nothing, the brand shows all the same, until the page is loaded again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const block = {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(globalThis, name, block)
  })
  const panel = await openBrandPage(page)
  await panel.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Bờ Hồ')
  await panel.getByRole('textbox', { name: 'Màu chính', exact: true }).fill('#c0187a')
  await expect(page).toHaveTitle(/Bờ Hồ$/)
  await expect(page.locator('header a[href="/m/register"]')).toHaveCSS('background-color', PINK)
  await page.reload()
  await expect(page).toHaveTitle(/Sơn Mài$/)
})

async function fillMore(panel: Locator) {
  await panel.getByText('Thêm: màu phụ').click()
  await panel.getByLabel('Biểu tượng', { exact: true }).setInputFiles(markFile)
  await panel.getByRole('textbox', { name: 'Màu phụ', exact: true }).fill('#c0187a')
  await panel.getByRole('button', { name: 'Mảnh' }).click()
  await panel.getByRole('textbox', { name: 'Chân trang tiếng Việt' }).fill('Giấy phép số 7')
  await panel.getByRole('button', { name: 'Thêm liên kết' }).click()
  await panel.getByRole('textbox', { name: 'Tên liên kết tiếng Việt' }).fill('Điều khoản')
  await panel.getByRole('textbox', { name: 'Địa chỉ' }).fill('/m/help')
}

test('the downloaded folder that is served looks as in the panel, and so does a link opened elsewhere [B-1-13]', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openBrandPage(page)
  await panel.getByLabel('Logo', { exact: true }).setInputFiles(logoFile)
  await panel.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Bờ Hồ')
  await panel.getByRole('textbox', { name: 'Màu chính', exact: true }).fill('#0f7a5c')
  await panel.getByRole('button', { name: 'Vuông' }).click()
  await panel.getByRole('combobox', { name: 'Phông' }).selectOption('system')
  await panel.getByRole('button', { name: 'Sáng' }).click()
  await fillMore(panel)
  await expect(page.locator('header a img')).toBeVisible()
  await panel.getByRole('button', { name: 'Sao chép liên kết tới thế giới này' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/m/home#w=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Tải thư mục thương hiệu' }).click()
  const zip = unzipSync(new Uint8Array(await readFile(await (await download).path())))
  await panel.getByRole('button', { name: 'Đóng' }).click()
  const look = await lookOf(page)
  expect(look).toMatchObject({
    button: 'rgb(15, 122, 92)',
    corners: '0px',
    theme: 'light',
    title: /Bờ Hồ$/,
    weight: '300',
    second: 'light-dark(#c0187a,#c0187a)',
  })
  expect(look.footer).toContain('Giấy phép số 7')
  expect(look.links).toContain('/m/help')

  const folder = await mkdtemp(join(tmpdir(), 'longan-brand-'))
  for (const [name, content] of Object.entries(zip)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await using server = await startServer([
    'web/serve/preview.ts',
    '--demo',
    '--brand',
    join(folder, 'bo-ho'),
    '--port',
    '0',
  ])
  const served = await (await browser.newContext()).newPage()
  await openDemo(served, `${server.url}/m/home`)
  await expect(served.getByRole('article').first()).toBeVisible()
  await expect.poll(() => lookOf(served)).toEqual(look)
  await served.context().close()
  await rm(folder, { recursive: true })

  const elsewhere = await (await browser.newContext()).newPage()
  await openDemo(elsewhere, link)
  await expect(elsewhere.locator('header a img')).toBeVisible()
  await expect.poll(() => lookOf(elsewhere)).toEqual(look)
  await expectOwnName(elsewhere, 'Bờ Hồ')
  await elsewhere.context().close()
})

test('fishing that is switched off in the panel is nowhere on the pages, also after a reload [B-1-14]', async ({
  page,
}) => {
  const panel = await openBrandPage(page)
  const fishing = page
    .locator('body')
    .getByText(/bắn cá|săn cá/i)
    .and(page.locator(':not([data-director] *)'))
  await expect(fishing.first()).toBeAttached()
  await panel.getByText('Trò chơi', { exact: true }).click()
  await panel.getByRole('switch', { name: 'Bắn cá' }).click()
  await expect(fishing).toHaveCount(0)

  for (const path of ['/m/home', '/m/hot', '/m/activity', '/m/transaction/record']) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(fishing, path).toHaveCount(0)
  }
})

test('the brand page is accessible in both themes and languages, on a desktop and on a phone', async ({ page }) => {
  // Otherwise axe would check a theme that is still fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setPreferences(page, { theme: 'dark' })
  const vietnamese = await openBrandPage(page)
  await vietnamese.locator('input[name=colour]').fill('#ffee00')
  await vietnamese.getByLabel('Logo', { exact: true }).setInputFiles(logoFile)
  await expect(page.locator('header a img')).toBeVisible()
  for (const details of await vietnamese.locator('summary').all()) await details.click()
  for (const name of ['Bàn đạo diễn', 'Director’s panel']) {
    if (name === 'Director’s panel') await chooseEnglish(page)
    const panel = page.getByRole('complementary', { name })
    await expect(panel).toBeVisible()
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((one) => void (document.documentElement.dataset['theme'] = one), theme)
      await expectNoAxeViolations(page, `the brand page in ${theme}, of ${name}`)
    }
    for (const width of [1280, 360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth), `wider than ${width}`).toBe(0)
    }
  }
})
