import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { startServer } from './processes.ts'
import { withSlowdown, openSlowPage, SLOWDOWN, type SlowPage } from './slow-page.ts'

export const longLists: Measure = {
  requires: 'npm run build',
  async measure({ log }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    try {
      log('Lists: ten thousand games')
      const list = await measureLongList(await openSlowPage(browser, site.url, 10_000))
      log('Lists: a search among five thousand')
      const search = await measureSearch(await openSlowPage(browser, site.url, 5000))
      log('Lists: two hundred pages')
      return [...list, ...search, ...(await measureMemory(await openSlowPage(browser, site.url, 500)))]
    } finally {
      await browser.close()
    }
  },
}

async function measureLongList({ page, setSlowdown }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/gameList?gameType=RNG&sort=name')
  await page.getByRole('article').first().waitFor()
  await setSlowdown(SLOWDOWN)
  const filterTimes: number[] = []
  for (let vendor = 1; vendor <= 5; vendor++) filterTimes.push(await page.evaluate(timeVendorTap, vendor))
  await page.evaluate(timeVendorTap, 0)
  const frames = await page.evaluate(measureScroll, 5000)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.close()
  return [
    {
      name: '10,000 games, elements of the page',
      value: nodes,
      unit: 'nodes',
      max: 1500,
      method: 'in the middle of the list',
    },
    {
      name: '10,000 games, another vendor',
      value: median(filterTimes),
      unit: 'ms',
      max: 100,
      method: withSlowdown('tap to paint, median of 5'),
    },
    {
      name: '10,000 games, scrolling',
      value: frames,
      unit: 'fps',
      min: 55,
      method: withSlowdown('5 s at 2,400 px per second'),
    },
  ]
}

async function timeVendorTap(index: number) {
  const chips = document.querySelectorAll<HTMLElement>('[role=group] button[aria-pressed]')
  const start = performance.now()
  chips[index]!.click()
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return performance.now() - start
}

async function measureScroll(time: number) {
  const start = performance.now()
  let [before, frames] = [start, 0]
  while (before - start < time) {
    const now = await new Promise<number>(requestAnimationFrame)
    scrollBy(0, (now - before) * 2.4)
    before = now
    frames++
  }
  return (frames * 1000) / (before - start)
}

const tabs = ['Thể thao', 'Khuyến mãi', 'Trang chủ']
const WARM_UP_CHANGES = 30
const CHANGES = 200

async function measureMemory({ page, measureHeap }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/home')
  const go = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const tab = page
        .getByRole('navigation', { name: 'Điều hướng chính' })
        .getByRole('link', { name: tabs[index % tabs.length]! })
      await tab.click()
      await tab.and(page.locator('[aria-current=page]')).waitFor()
    }
    return measureHeap()
  }
  const before = await go(WARM_UP_CHANGES)
  const after = await go(CHANGES)
  await page.close()
  const method = `after a collection; ${before.toFixed(1)} MB before`
  return [{ name: `memory after ${CHANGES} more pages`, value: after - before, unit: 'MB', max: 2, method }]
}

/** Time per key in a search of a large catalogue. */
async function measureSearch({ page, setSlowdown }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/gameList')
  await page.getByRole('article').first().waitFor()
  const box = page.getByRole('searchbox')
  await box.click()
  await setSlowdown(SLOWDOWN)
  await page.evaluate(recordKeyTimes)
  await box.pressSequentially('rong vagn phuong dong', { delay: 150 })
  await page.getByText('Rồng Vàng Phương Đông').first().waitFor()
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  await page.close()
  const from = 'key to paint, text with a typo'
  return [
    {
      name: '5,000 games, a key of a search',
      value: median(keys),
      unit: 'ms',
      max: 50,
      method: withSlowdown(`${from}, median`),
    },
    {
      name: '5,000 games, the slowest key of a search',
      value: Math.max(...keys),
      unit: 'ms',
      method: withSlowdown(from),
    },
  ]
}

function recordKeyTimes() {
  const keys: number[] = []
  Object.assign(window, { keys })
  addEventListener(
    'input',
    () => {
      const start = performance.now()
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - start)))
    },
    { capture: true },
  )
}
