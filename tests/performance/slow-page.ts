import type { Browser, Page } from '@playwright/test'
import { putPopupAway } from '../support/pop-up.ts'
import { manyGames } from './many-games.ts'

/** How many times slower the processor is made. */
export const slowdown = 4
export const how = (what: string) => `${what}, CPU / ${slowdown}`

export type SlowPage = { page: Page; slow: (times: number) => Promise<unknown>; heap: () => Promise<number> }

/** A page as large as a phone's, before a gateway with so many games. */
export async function openSlowPage(browser: Browser, baseURL: string, games: number): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await putPopupAway(page)
  await manyGames(page, games)
  const cdp = await context.newCDPSession(page)
  return {
    page,
    slow: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    async heap() {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
    },
  }
}
