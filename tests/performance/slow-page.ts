import type { Browser, Page } from '@playwright/test'
import { dismissPopup } from '../support/pop-up.ts'

export const SLOWDOWN = 4
export const withSlowdown = (method: string) => `${method}, CPU / ${SLOWDOWN}`

export type SlowPage = {
  page: Page
  setSlowdown: (times: number) => Promise<unknown>
  measureHeap: () => Promise<number>
}

export async function openSlowPage(browser: Browser, baseURL: string, games: number): Promise<SlowPage> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', hasTouch: true, viewport })
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

const words =
  'Rồng Vàng Phương Đông Cá Chép Hóa Trống Bạc Sen Trắng Ngọc Hoàng Kim Long Mèo Thần Tài Lộc Phát Sao Biển'.split(' ')
const vendors = ['NGT', 'KLG', 'DSN', 'HLG', 'CDO', 'SEN']
const first = 'Rồng Vàng Phương Đông'

const nameOf = (index: number) =>
  [index, index * 7, index * 13].map((one) => words[one % words.length]).join(' ') + ` ${index}`

const gameOf = (index: number, gameType: string) => {
  const name = index === 0 ? first : nameOf(index)
  return {
    nodeId: 50_000 + index,
    gameId: 50_000 + index,
    gameCode: `G${index}`,
    gameName: name,
    nodeName: name,
    displayName: name,
    gameType,
    gameCategory: gameType,
    vassalage: vendors[index % vendors.length],
    vendor: vendors[index % vendors.length],
    remark: index % 9 ? '' : 'NEW',
    mobileLargeIcon: `/art/tile/rng-0${1 + (index % 9)}.webp`,
  }
}

async function fakeGameList(page: Page, total: number) {
  await page.route('**/GCSGAME_gameList?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [pageNo, size] = ['pageNo', 'pageSize'].map((name) => Number(query.get(name)))
    const start = (pageNo! - 1) * size!
    const count = query.has('gameName') ? 0 : Math.max(0, Math.min(size!, total - start))
    const games = Array.from({ length: count }, (_, index) => gameOf(start + index, query.get('gameType') ?? 'RNG'))
    const value = { games, pageNum: pageNo, totalPages: Math.ceil(total / size!), totalCount: total }
    return route.fulfill({ json: { success: true, value } })
  })
}
