import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { root, startServer } from '../performance/processes.ts'
import { agentScreens } from '../screens/agent-screens.ts'
import { test } from '../support/sites.ts'
import { signIn } from '../support/sign-in.ts'

const NAME = 'Bạch Đằng Giang'
const COLOUR = '#0f7a5c'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 40"><rect width="400" height="40" fill="#0f7a5c"/></svg>'

const words = (page: Page) => page.evaluate(() => `${document.title}\n${document.body.innerText}`)

test.describe('a name and a colour', () => {
  // One worker, so one server.
  test.describe.configure({ mode: 'default' })

  test('the name of the brand is on its pages, in its messages and its manifest; the default name is nowhere [B-1-06]', async ({
    page,
    brandSite,
    request,
  }) => {
    const site = await brandSite({ name: NAME, colour: COLOUR })
    await page.goto(`${site}/m/home`)
    const welcome = page.getByRole('dialog', { name: `Chào mừng đến với ${NAME}` })
    await expect(welcome).toBeVisible()
    await expect(page).toHaveTitle(`Trang chủ · ${NAME}`)
    await expect(page.getByRole('link', { name: `${NAME} · Trang chủ`, includeHidden: true })).toContainText(NAME)
    const seen = [await words(page)]
    for (const path of ['/m/login', '/m/register', '/m/activity', '/m/help']) {
      await page.goto(site + path)
      await expect(page).toHaveTitle(new RegExp(NAME))
      await expect(page.getByRole('main')).not.toBeEmpty()
      seen.push(await words(page))
    }
    await signIn(page, { baseURL: site, world: 'default' }, 'agent01')
    for (const { path, shows } of agentScreens.filter(({ as }) => as === 'agent01')) {
      await page.goto(site + path)
      await expect(shows(page)).toBeVisible()
      seen.push(await words(page))
    }
    const number = { number: '+84912345678', language: 'vi' }
    await request.post(`${site}/__admin/identity/codes`, { data: number })
    const outbox = (await (await request.get(`${site}/__admin/outbox`)).json()) as { text: string }[]
    seen.push(...outbox.map(({ text }) => text), await (await request.get(`${site}/manifest.webmanifest`)).text())

    expect(outbox[0]!.text).toContain(NAME)
    expect(JSON.parse(seen.at(-1)!)).toMatchObject({ name: NAME })
    for (const text of seen) expect(text).not.toMatch(/Sơn Mài|Longan/i)
  })

  test('the first paint has the brand: before any file of code the header, the colours and the icon are its own [B-1-09]', async ({
    page,
    brandSite,
  }) => {
    const site = await brandSite({ name: NAME, colour: COLOUR })
    // They stay on their way.
    await page.route('**/*.js', () => undefined)
    await page.goto(`${site}/m/home`, { waitUntil: 'commit' })
    const header = page.locator('header').first()
    await expect(header).toContainText(NAME)
    const colours = await page.evaluate(() => {
      const [button] = document.querySelectorAll('header a[data-variant="primary"]')
      const theme = document.querySelector('meta[name=theme-color]')?.getAttribute('content')
      return {
        button: getComputedStyle(button!).backgroundColor,
        page: getComputedStyle(document.documentElement).backgroundColor,
        theme,
      }
    })

    expect(colours.button).toBe('rgb(15, 122, 92)')
    expect(colours.theme).not.toBe('#0f0b0a')
    const [red, green, blue] = /\d+, \d+, \d+/.exec(colours.page)![0].split(', ').map(Number)
    const hex = [red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')
    expect(colours.theme).toBe(`#${hex}`)
  })
})

test('a site whose first language is English has its English name and view in the first paint [B-1-09]', async ({
  page,
  brandSite,
}) => {
  const name = { vi: NAME, en: 'White Wisteria' }
  const site = await brandSite(
    { name, colour: COLOUR, languages: ['EN', 'VI'], mark: 'mark.svg' },
    { 'mark.svg': logo },
  )
  await page.route('**/*.js', () => undefined)
  for (const path of ['/m/home', '/m/live']) {
    await page.goto(site + path, { waitUntil: 'commit' })
    await expect(page.locator('header').first()).toBeVisible()
    await expect(page).toHaveTitle('White Wisteria')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    // Vietnamese has letters of its own.
    expect(await words(page)).not.toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i)
  }
  await page.unroute('**/*.js')
  await page.goto(`${site}/m/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveTitle('Home · White Wisteria')

  // A visitor who has chosen the other language sees the mark until the app is there, not the English view.
  await page.evaluate(() => localStorage.setItem('language', 'VI'))
  await page.route('**/*.js', () => undefined)
  await page.goto(`${site}/m/home`, { waitUntil: 'commit' })
  await expect(page.locator('#root > img[src="/mark.svg"]')).toBeVisible()
  await expect(page.locator('#root > *')).toHaveCount(1)
})

for (const [what, brand] of [
  ['a name of 24 characters', { name: 'Nhà hàng Sông Hương Xanh', colour: COLOUR }],
  ['a wide logo', { name: NAME, colour: COLOUR, logo: 'logo.svg' }],
] as const)
  test(`${what} leaves the header whole at 320 px [B-1-18]`, async ({ page, brandSite }) => {
    const site = await brandSite(brand, { 'logo.svg': logo })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${site}/m/login`)
    await page.goto(`${site}/m/home`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('header a > :is(img, span, svg), header button')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, width }) => top < 56 && width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    )

    expect(boxes.length).toBeGreaterThanOrEqual(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(320)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(56)
    }
    const across = boxes.toSorted((a, b) => a.left - b.left)
    for (const [index, box] of across.slice(1).entries()) expect(box.left).toBeGreaterThanOrEqual(across[index]!.right)
    const isCut = await page.evaluate(() => {
      const name = document.querySelector('header a > span')
      return name !== null && name.scrollWidth > name.clientWidth
    })
    expect(isCut).toBe(false)
    const button = page.locator('header a[href="/m/login"] span').last()
    expect(await button.evaluate((text) => getComputedStyle(text).fontSize)).not.toBe('12px')
  })

test('a server with a brand leaves nothing in the folder of temporary files once it is stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longan-brand-'))
  await writeFile(join(folder, 'brand.json'), JSON.stringify({ name: NAME, colour: COLOUR }))
  const args = ['web/serve/preview.ts', '--brand', folder, '--port', '0']
  {
    await using _server = await startServer(args, { TMPDIR: folder })
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^longan-brand-/))
  }
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^longan-brand-/))
  await rm(folder, { recursive: true })
})

test('the command writes the site and one sheet of screenshots, in which the brand shows [B-1-15]', async ({
  page,
}) => {
  // The command starts a server and a browser of its own, and takes eight pictures.
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'longan-brand-'))
  await writeFile(join(folder, 'brand.json'), JSON.stringify({ name: NAME, colour: COLOUR }))
  await promisify(execFile)(process.execPath, ['web/serve/brand/brand.ts', folder, '--sheet'], { cwd: root })
  const sheet = await readFile(join(folder, 'sheet.png'))
  const site = await readFile(join(folder, 'site/index.html'), 'utf8')
  await rm(folder, { recursive: true })
  const picture = await page.evaluate(
    async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(data)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      canvas.drawImage(bitmap, 0, 0)
      const sumsOf = (left: number, top: number) => {
        const { data: pixels } = canvas.getImageData(left, top, 390, 844)
        const sums = { brand: 0, all: 0 }
        for (let at = 0; at < pixels.length; at += 4) {
          if (pixels[at] === 15 && pixels[at + 1] === 122 && pixels[at + 2] === 92) sums.brand++
          sums.all += pixels[at]! + pixels[at + 1]! * 3 + pixels[at + 2]! * 7
        }
        return sums
      }
      const tiles = [16, 876].flatMap((top) => [16, 422, 828, 1234].map((left) => sumsOf(left, top)))
      return { size: [bitmap.width, bitmap.height], tiles }
    },
    `data:image/png;base64,${sheet.toString('base64')}`,
  )

  expect(site).toContain(`<title>${NAME}</title>`)
  expect(picture.size).toEqual([1640, 1736])
  expect(new Set(picture.tiles.map(({ all }) => all)).size).toBe(8)
  // Home, the login and the cashier have a button in the colour of the brand.
  expect(picture.tiles.map(({ brand }, index) => index % 4 === 2 || brand > 1000)).toEqual(Array(8).fill(true))
})
