import { type Browser, type CDPSession, type Page, type Request } from '@playwright/test'
import { putPopupAway } from '../support/pop-up.ts'
import { type Problems, watch } from '../support/watch.ts'
import type { Dice } from './random.ts'
import { expect } from './expect.ts'
import { countTimers } from './leaks.ts'

/** A page that players share one after the other; it is never loaded anew. */
export type Phone = {
  page: Page
  cdp: CDPSession
  dice: Dice
  problems: Problems
  /** Waits until everything that the page has asked is answered: a leap of the clock would time it out. */
  answered(): Promise<void>
}

type Place = { baseURL: string; world: string; time: number }

/** A phone in front of the home page, whose clock goes with the world's. Nothing moves on it, so that nothing has to be waited for. */
export async function openPhone(browser: Browser, { baseURL, world, time }: Place, dice: Dice): Promise<Phone> {
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
  await putPopupAway(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const problems = watch(page)
  const answered = answersOf(page)
  await page.goto('/m/home')
  await page.getByRole('main').waitFor()
  return { page, cdp, dice, problems, answered }
}

/** Counts what the page itself asks; what a game in a frame asks goes with its frame. */
function answersOf(page: Page) {
  const asked = new Set<Request>()
  const forget = (request: Request) => void asked.delete(request)
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.frame() === page.mainFrame()) asked.add(request)
  })
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  return () => expect.poll(() => asked.size, { intervals: [20, 50, 100] }).toBe(0)
}

/**
 * Goes to another address of the app without loading it anew, as a tap does: when no sheet is on its way out of the history. Where a page of
 * the same kind stands already, `title` tells when the other one does.
 */
export async function go(page: Page, path: string, title?: string) {
  await page.waitForFunction(() => !history.state?.layer)
  await page.evaluate((to) => {
    history.pushState({ key: `${to} ${history.length} ${performance.now()}` }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  if (title) await expect(page).toHaveTitle(`${title} · Sơn Mài`)
}
