import { chromium, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { dismissPopup } from '../support/pop-up.ts'
import { logIn } from '../support/sign-in.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { startServer } from './processes.ts'

const TAPS = 12
/** A free port, and one after it for the mock. */
const PORT = 5391
const MAX_MS = 200

/** Times of this machine's clock, ms. */
type RecordedTimes = { taps: number[]; updates: number[] }

function recordTimes() {
  const noted: RecordedTimes = { taps: [], updates: [] }
  Object.assign(window, { noted })
  const now = () => performance.timeOrigin + performance.now()
  const countFavouriteCalls = () =>
    [...document.querySelectorAll('[data-director] summary code')].filter(({ textContent }) =>
      textContent?.endsWith('Favourite'),
    ).length
  let before = 0
  addEventListener('click', () => noted.taps.push(now()), { capture: true })
  const check = () => {
    const count = countFavouriteCalls()
    for (; before < count; before++) noted.updates.push(now())
    before = count
  }
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true })
}

export const director: Measure = {
  requires: 'npm run build -- --demo',
  async measure({ log }) {
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    const open = async (baseURL: string) => {
      const size = { width: 1280, height: 844 }
      const page = await (
        await browser.newContext({ baseURL, locale: 'vi-VN', serviceWorkers: 'block', viewport: size })
      ).newPage()
      await dismissPopup(page)
      await page.addInitScript(recordTimes)
      return page
    }
    try {
      log('Director: the panel beside the app, the mock in the page')
      await using site = await startServer(['web/serve/preview.ts', '--port', '0', '--demo'])
      const beside = await measureUpdates(await open(site.url))
      log('Director: the panel on another device, the mock behind HTTP')
      await using server = await startServer(['web/serve/start.ts', '--port', String(PORT)])
      const onOtherDevice = await measureUpdates(await open(server.url), () => open(server.url))
      return [figureOf('beside the app', beside), figureOf('on another device', onOtherDevice)]
    } finally {
      await browser.close()
    }
  },
}

const figureOf = (where: string, times: number[]): Figure => ({
  name: `update of the director’s panel ${where}`,
  value: Math.max(...times),
  unit: 'ms',
  max: MAX_MS,
  method: `tap in the app to its call in the panel, slowest of ${times.length}, median ${median(times).toFixed(0)}`,
})

async function measureUpdates(app: Page, openOtherDevice?: () => Promise<Page>): Promise<number[]> {
  await logIn(app)
  await app.goto('/m/slotsCenter')
  await app.getByRole('button', { name: 'Mở bảng điều khiển demo' }).click()
  await app.getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const panel = openOtherDevice ? await openPanelOn(app, await openOtherDevice()) : app
  await panel.locator('[data-director] time').first().waitFor()
  const times: number[] = []
  // The first tap also loads the list of calls.
  for (let count = 0; count <= TAPS; count++) {
    const time = await measureTap({ app, panel, count })
    if (count > 0) times.push(time)
  }
  return times
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: RecordedTimes }).noted)

async function measureTap({ app, panel, count }: { app: Page; panel: Page; count: number }) {
  const heart = app.getByRole('main').getByRole('button', { name: /^(?:Thêm|Bỏ) Trống Đồng Bạc Tỷ/ })
  await heart.first().click()
  await panel.waitForFunction(
    (known) => (window as unknown as { noted: RecordedTimes }).noted.updates.length > known,
    count,
  )
  return (await noted(panel)).updates.at(-1)! - (await noted(app)).taps.at(-1)!
}

async function openPanelOn(app: Page, page: Page) {
  await app.getByRole('img', { name: 'Trên thiết bị khác' }).waitFor()
  const link = await app.evaluate(async () => (await (await fetch('/__admin/panel')).json()).link as string)
  const { pathname, hash } = new URL(link)
  await page.goto(`${pathname}${hash}&world=default`)
  return page
}
