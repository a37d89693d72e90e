import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { searching } from './list-search.ts'
import { startServer } from './processes.ts'
import { how, openSlowPage, slowdown, type SlowPage } from './slow-page.ts'

/** Long lists of games on a slow phone: what they cost to draw, to narrow, to search and to scroll; and what stays in memory behind pages. */
export const longLists: Measure = {
  name: 'lists',
  needs: 'npm run build',
  async measure({ say }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    try {
      say('Lists: ten thousand games')
      const list = await tenThousand(await openSlowPage(browser, site.url, 10_000))
      say('Lists: a search among five thousand')
      const search = await searching(await openSlowPage(browser, site.url, 5000))
      say('Lists: two hundred pages')
      return [...list, ...search, ...(await twoHundredPages(await openSlowPage(browser, site.url, 500)))]
    } finally {
      await browser.close()
    }
  },
}

async function tenThousand({ page, slow }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/gameList?gameType=RNG&sort=name')
  await page.getByRole('article').first().waitFor()
  await slow(slowdown)
  const narrowed: number[] = []
  for (let vendor = 1; vendor <= 5; vendor++) narrowed.push(await page.evaluate(tapVendor, vendor))
  await page.evaluate(tapVendor, 0)
  const frames = await page.evaluate(scroll, 5000)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.close()
  return [
    {
      name: '10,000 games, elements of the page',
      value: nodes,
      unit: 'nodes',
      atMost: 1500,
      how: 'in the midst of the list',
    },
    {
      name: '10,000 games, another vendor',
      value: median(narrowed),
      unit: 'ms',
      atMost: 100,
      how: how('tap to drawn, median of 5'),
    },
    { name: '10,000 games, scrolling', value: frames, unit: 'fps', atLeast: 55, how: how('5 s at 2,400 px a second') },
  ]
}

/** Taps one of the vendors above the list and waits until its games are drawn. */
async function tapVendor(at: number) {
  const chips = document.querySelectorAll<HTMLElement>('[role=group] button[aria-pressed]')
  const begin = performance.now()
  chips[at]!.click()
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return performance.now() - begin
}

/** Scrolls for so long (ms), and tells the frames a second. */
async function scroll(time: number) {
  const begin = performance.now()
  let [before, frames] = [begin, 0]
  while (before - begin < time) {
    const now = await new Promise<number>(requestAnimationFrame)
    scrollBy(0, (now - before) * 2.4)
    before = now
    frames++
  }
  return (frames * 1000) / (before - begin)
}

const tabs = ['Thể thao', 'Khuyến mãi', 'Trang chủ']
const warm = 30
const changes = 200

async function twoHundredPages({ page, heap }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/home')
  const go = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const tab = page
        .getByRole('navigation', { name: 'Điều hướng chính' })
        .getByRole('link', { name: tabs[at % tabs.length]! })
      await tab.click()
      await tab.and(page.locator('[aria-current=page]')).waitFor()
    }
    return heap()
  }
  const before = await go(warm)
  const after = await go(changes)
  await page.close()
  const how = `after a collection; ${before.toFixed(1)} MB before`
  return [{ name: `memory after ${changes} more pages`, value: after - before, unit: 'MB', atMost: 2, how }]
}
