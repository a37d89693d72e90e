import { expect, test } from 'vitest'
import { operationById } from '../../kernel/http/operations.ts'
import { setup } from '../../adapters/testing.ts'
import { compileAtRunTime } from '../../validators/at-run-time.ts'
import { createValidation } from '../../kernel/validation/validation.ts'
import { lotteries } from './lotteries.ts'

const OPENED = '/lgw/vn/numeros/opened/game?device=MOBILE&count=12&prizeMode=Elott&language=EN&showTableGame=true'
const POPULAR = '/lgw/games/popular?device=MOBILE&prizeMode=SEA'
type Item = Record<string, unknown> & { gameCode: string; vendor: string; tag: string[] }

test('the site has at least twelve Vietnamese and four South-East Asian lotteries, including AE63FK3', async () => {
  const { gatewayOf } = setup()
  const games = await gatewayOf().lottery.list()

  expect(games.filter(({ vendor }) => vendor === 'TCG_LOTTO_VN').length).toBeGreaterThanOrEqual(12)
  expect(games.filter(({ vendor }) => vendor === 'TCG_SEA').length).toBeGreaterThanOrEqual(4)
  expect(games.map(({ code }) => code)).toContain('AE63FK3')
})

test('a lottery item has every field of the specification [G-7-38]', async () => {
  const { call } = setup()
  const items: Item[] = Object.values((await call('GET', OPENED)).json)

  expect(items).toHaveLength(12)
  for (const item of items) {
    expect(Object.keys(item)).toEqual(
      expect.arrayContaining(
        ['code', 'gameCode', 'gameId', 'vendor', 'mobileIconUrl', 'remark', 'previousWinningNumber', 'isSale'].concat([
          'remainTime',
          'lockTime',
          'winningTime',
          'numero',
          'tag',
          'gameMenus',
          'labelName',
        ]),
      ),
    )
    expect(item.vendor).toBe('TCG_LOTTO_VN')
  }
})

test('a lottery of any other vendor violates the OpenAPI document [G-3-05]', async () => {
  const { call } = setup()
  const items: Item[] = (await call('GET', POPULAR)).json
  const operation = operationById.get('listPopularLotteries')!
  const { findViolation } = createValidation(compileAtRunTime)

  expect(findViolation(operation, items)).toBeUndefined()
  expect(findViolation(operation, [{ ...items[0], vendor: 'TCG_ELSEWHERE' }])).toContain('vendor')
})

test('lockTime is in seconds, remainTime in milliseconds [G-3-06]', async () => {
  const { call, control } = setup()
  const near = async () => (await call('GET', '/lgw/numeros/near?gameId=305')).json.currentNumero
  await control('POST', '/lottery/next-draw', { gameCode: 'VNM2', seconds: 9 })

  const { remainTime, lockTime, isSale } = await near()
  expect(remainTime - lockTime * 1000).toBe(1000)
  expect(isSale).toBe(true)

  await control('POST', '/clock/advance', { duration: '1s' })
  expect(await near()).toMatchObject({ remainTime: 8000, lockTime: 8, isSale: false })
})

test('tags are HOT and SEA, and the South-East Asian list has exactly the lotteries tagged SEA [G-3-07]', async () => {
  const { call } = setup()
  const all: Item[] = (await call('GET', '/lgw/games')).json
  const popular: Item[] = (await call('GET', POPULAR)).json

  expect(new Set(all.flatMap(({ tag }) => tag))).toEqual(new Set(['HOT', 'SEA']))
  expect(popular.map(({ gameCode }) => gameCode).toSorted()).toEqual(
    all
      .filter(({ tag }) => tag.includes('SEA'))
      .map(({ gameCode }) => gameCode)
      .toSorted(),
  )
  expect(popular[0]!.tag).toEqual(['HOT', 'SEA'])
})

test('the lists of lotteries and of menus match the OpenAPI document and have label names [G-7-35]', async () => {
  const { call } = setup()
  const games = (await call('GET', '/lgw/games')).json
  const menus = (await call('GET', '/lgw/games/game_menus?device=MOBILE')).json
  const seaMenus = (await call('GET', '/lgw/games/game_menus?prizeMode=SEA')).json

  expect(games).toHaveLength(lotteries.length)
  expect(menus.map((menu: { labelName: string }) => menu.labelName)).toContain('Speed lottery')
  expect(seaMenus.map((menu: { gameGroupCode: string }) => menu.gameGroupCode)).toEqual(['SEA'])
})

test('the Vietnamese menus contain only lotteries of TCG_LOTTO_VN [G-7-37]', async () => {
  const { call } = setup()
  const menus = (await call('GET', '/lgw/vn/games/game_menu?device=MOBILE&prizeMode=LOTT')).json
  const vendors = Object.values(menus as Record<string, { gameMenus: Item[] }>).flatMap(({ gameMenus }) => gameMenus)

  expect(new Set(vendors.map(({ vendor }) => vendor))).toEqual(new Set(['TCG_LOTTO_VN']))
})

test('table games are listed only on request, and `count` limits the number of lotteries', async () => {
  const { call } = setup()
  const codes = async (query: string) => Object.keys((await call('GET', `/lgw/vn/numeros/opened/game?${query}`)).json)

  expect(await codes('count=50')).not.toContain('VNTX60')
  expect(await codes('count=50&showTableGame=true')).toContain('VNTX60')
  expect(await codes('count=3')).toHaveLength(3)
  expect((await codes('prizeMode=LOTT&count=6')).every((code) => code.startsWith('XS'))).toBe(true)
})

test('names are in the language of the query, or else of the header', async () => {
  const { call } = setup()
  const name = async (path: string, language: string) =>
    (await call('GET', path, { headers: { language } })).json.AE63FK3.labelName

  expect(await name('/lgw/vn/numeros/opened/game', 'VI')).toBe('Miền Bắc VIP 75 giây')
  expect(await name('/lgw/vn/numeros/opened/game', 'EN')).toBe('North VIP 75 s')
  expect(await name('/lgw/vn/numeros/opened/game?language=EN', 'VI')).toBe('North VIP 75 s')
})

test('at the draw the round rolls over and its number becomes the previous result', async () => {
  const { call, control } = setup()
  const near = async () => (await call('GET', '/lgw/numeros/near?gameId=301')).json
  const before = await near()
  await control('POST', '/clock/advance', { duration: before.currentNumero.remainTime })
  const after = await near()

  expect(after.previousNumero.numero).toBe(before.currentNumero.numero)
  expect(after.currentNumero).toMatchObject({ numero: before.nextNumero.numero, remainTime: 75_000, isSale: true })
  expect(after.previousNumero.winningNumber).toMatch(/^\d{5}$/)
})

test('past draws go back to 2020 and do not change later', async () => {
  const { call, control } = setup()
  const draws = async (query = '') => (await call('GET', `/lgw/draw/301${query}`)).json
  const first = await draws('?page=0&size=10')
  await control('POST', '/clock/advance', { duration: 10 * 75_000 })

  expect((await draws('?page=1&size=10')).content).toEqual(first.content)
  const { totalPages, totalElements } = await draws('?size=100')
  const oldest = (await draws(`?size=100&page=${totalPages - 1}`)).content.at(-1)
  expect(oldest.numero).toMatch(/^20200101/)
  expect((await draws(`?size=100&page=${totalPages}`)).content).toEqual([])
  expect(totalElements).toBeGreaterThan(2_000_000)
})

test('the same seed draws the same numbers, another seed different ones', async () => {
  const draws = async (seed: number) => (await setup({ seed }).call('GET', '/lgw/draw/311?size=20')).text

  expect(await draws(1)).toBe(await draws(1))
  expect(await draws(1)).not.toBe(await draws(2))
})
