import { chromium, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { putPopupAway } from '../support/pop-up.ts'
import { PASSWORD } from '../support/sign-in.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { startServer } from './processes.ts'

const TAPS = 12
/** A free port, and one after it for the mock. */
const PORT = 5391
/** What the panel may take to follow, ms. */
const BUDGET = 200

/** Moments of this machine's clock, ms. */
type Noted = { taps: number[]; shown: number[] }

/** Notes each tap in the app, and each moment at which the panel shows one more call that likes a game or no longer. */
function note() {
  const noted: Noted = { taps: [], shown: [] }
  Object.assign(window, { noted })
  const now = () => performance.timeOrigin + performance.now()
  const likes = () =>
    [...document.querySelectorAll('[data-director] summary code')].filter(({ textContent }) =>
      textContent?.endsWith('Favourite'),
    ).length
  let before = 0
  addEventListener('click', () => noted.taps.push(now()), { capture: true })
  const look = () => {
    const count = likes()
    for (; before < count; before++) noted.shown.push(now())
    before = count
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

/** How long until the director's panel shows what has just happened in the app: beside it, and on another device. */
export const director: Measure = {
  name: 'director',
  needs: 'npm run build:demo',
  async measure({ say }) {
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    const open = async (baseURL: string) => {
      const size = { width: 1280, height: 844 }
      const page = await (await browser.newContext({ baseURL, serviceWorkers: 'block', viewport: size })).newPage()
      await putPopupAway(page)
      await page.addInitScript(note)
      return page
    }
    try {
      say('Director: the panel beside the app, the mock in the page')
      await using site = await startServer(['web/serve/preview.ts', '--port', '0', '--demo'])
      const beside = await follow(await open(site.url))
      say('Director: the panel on another device, the mock behind HTTP')
      await using house = await startServer(['web/serve/start.ts', '--port', String(PORT)])
      const elsewhere = await follow(await open(house.url), () => open(house.url))
      return [figureOf('beside the app', beside), figureOf('on another device', elsewhere)]
    } finally {
      await browser.close()
    }
  },
}

const figureOf = (where: string, times: number[]): Figure => ({
  name: `the director’s panel follows ${where}`,
  value: Math.max(...times),
  unit: 'ms',
  atMost: BUDGET,
  how: `tap in the app to its call in the panel, slowest of ${times.length}, median ${median(times).toFixed(0)}`,
})

/** Likes a game and no longer, again and again; how long each tap took to be told in the panel. */
async function follow(app: Page, another?: () => Promise<Page>): Promise<number[]> {
  await logIn(app)
  await app.goto('/m/slotsCenter')
  await app.getByRole('button', { name: 'Mở bảng điều khiển demo' }).click()
  await app.getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const panel = another ? await secondDevice(app, await another()) : app
  await panel.locator('[data-director] time').first().waitFor()
  const times: number[] = []
  // The first of them fetches what tells calls.
  for (let count = 0; count <= TAPS; count++) {
    const took = await likeOne({ app, panel, count })
    if (count > 0) times.push(took)
  }
  return times
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

async function likeOne({ app, panel, count }: { app: Page; panel: Page; count: number }) {
  const heart = app.getByRole('main').getByRole('button', { name: /^(?:Thêm|Bỏ) Trống Đồng Bạc Tỷ/ })
  await heart.first().click()
  await panel.waitForFunction((so) => (window as unknown as { noted: Noted }).noted.shown.length > so, count)
  return (await noted(panel)).shown.at(-1)! - (await noted(app)).taps.at(-1)!
}

/** The panel by the link that its QR code holds; a page without a world of its own is in the usual one. */
async function secondDevice(app: Page, page: Page) {
  await app.getByRole('img', { name: 'Trên thiết bị khác' }).waitFor()
  const link = await app.evaluate(async () => (await (await fetch('/__admin/panel')).json()).link as string)
  const { pathname, hash } = new URL(link)
  await page.goto(`${pathname}${hash}&world=default`)
  return page
}

async function logIn(page: Page) {
  await page.goto('/m/login')
  await page.getByLabel('Tên đăng nhập').fill('demo01')
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL('**/m/home')
}
