import type { Browser, Page } from '@playwright/test'
import { dismissPopup } from '../support/pop-up.ts'
import { fakeGameList } from './fake-game-list.ts'

export const SLOWDOWN = 4
export const withSlowdown = (method: string) => `${method}, CPU / ${SLOWDOWN}`

export type SlowPage = {
  page: Page
  setSlowdown: (times: number) => Promise<unknown>
  measureHeap: () => Promise<number>
}

export async function openSlowPage(browser: Browser, baseURL: string, games: number): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await dismissPopup(page)
  await fakeGameList(page, games)
  const cdp = await context.newCDPSession(page)
  return {
    page,
    setSlowdown: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    async measureHeap() {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
    },
  }
}
