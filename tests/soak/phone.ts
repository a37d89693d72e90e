import { type Browser, type CDPSession, type Page, type Request } from '@playwright/test'
import { dismissPopup } from '../support/pop-up.ts'
import { type Problems, watchPage } from '../support/page-problems.ts'
import type { SeededRandom } from './schedule.ts'
import { expect } from './expect.ts'
import { countTimers } from './leaks.ts'

export type Phone = {
  page: Page
  cdp: CDPSession
  random: SeededRandom
  problems: Problems
  /** Waits for all responses: a jump of the clock would time the requests out. */
  waitForResponses(): Promise<void>
}

type PhoneOptions = { baseURL: string; world: string; time: number }

export async function openPhone(
  browser: Browser,
  { baseURL, world, time }: PhoneOptions,
  random: SeededRandom,
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'mock_world', value: world, url: baseURL }])
  await context.clock.install({ time })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.addInitScript(countTimers)
  await dismissPopup(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const problems = watchPage(page)
  const waitForResponses = trackRequests(page)
  await page.goto('/m/home')
  await page.getByRole('main').waitFor()
  return { page, cdp, random, problems, waitForResponses }
}

/** Tracks the requests of the page itself; those of a game end with its frame. */
function trackRequests(page: Page) {
  const pending = new Set<Request>()
  const forget = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.frame() === page.mainFrame()) pending.add(request)
  })
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  return () => expect.poll(() => pending.size, { intervals: [20, 50, 100] }).toBe(0)
}

/**
 * Navigates inside the app without a reload, once no sheet is left in the history. With `title` it waits for this title, which is
 * necessary if a page of the same kind is already open.
 */
export async function go(page: Page, path: string, title?: string) {
  await page.waitForFunction(() => !history.state?.layer)
  await page.evaluate((to) => {
    history.pushState({ key: `${to} ${history.length} ${performance.now()}` }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  if (title) await expect(page).toHaveTitle(`${title} · Sơn Mài`)
}
