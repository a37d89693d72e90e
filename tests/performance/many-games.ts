import type { Page } from '@playwright/test'

const words =
  'Rồng Vàng Phương Đông Cá Chép Hóa Trống Bạc Sen Trắng Ngọc Hoàng Kim Long Mèo Thần Tài Lộc Phát Sao Biển'.split(' ')
const vendors = ['NGT', 'KLG', 'DSN', 'HLG', 'CDO', 'SEN']
const first = 'Rồng Vàng Phương Đông'

/** A name of three words and a number, another for each game. */
const nameOf = (at: number) => [at, at * 7, at * 13].map((one) => words[one % words.length]).join(' ') + ` ${at}`

const gameOf = (at: number, gameType: string) => {
  const name = at === 0 ? first : nameOf(at)
  return {
    nodeId: 50_000 + at,
    gameId: 50_000 + at,
    gameCode: `G${at}`,
    gameName: name,
    nodeName: name,
    displayName: name,
    gameType,
    gameCategory: gameType,
    vassalage: vendors[at % vendors.length],
    vendor: vendors[at % vendors.length],
    remark: at % 9 ? '' : 'NEW',
    mobileLargeIcon: `/art/tile/rng-0${1 + (at % 9)}.webp`,
  }
}

/** From now on the gateway of this page lists so many games. */
export async function manyGames(page: Page, total: number) {
  await page.route('**/GCSGAME_gameList?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [pageNo, size] = ['pageNo', 'pageSize'].map((name) => Number(query.get(name)))
    const begin = (pageNo! - 1) * size!
    const count = query.has('gameName') ? 0 : Math.max(0, Math.min(size!, total - begin))
    const games = Array.from({ length: count }, (_, at) => gameOf(begin + at, query.get('gameType') ?? 'RNG'))
    const value = { games, pageNum: pageNo, totalPages: Math.ceil(total / size!), totalCount: total }
    return route.fulfill({ json: { success: true, value } })
  })
}
