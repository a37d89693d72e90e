import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { CATEGORIES, catalogue, type Game } from './catalogue.ts'
import { createGames } from './games.ts'
import { paletteOf } from '../art/looks.ts'
import { readVendors } from './vendors.ts'

const lists = () => [...catalogue().byCategory.values()]
const clashes = (games: readonly Game[], apart: number) =>
  games.filter((game, index) =>
    games.slice(Math.max(0, index - apart), index).some((other) => paletteOf(other.look) === paletteOf(game.look)),
  )

test('over 3,000 games of over 40 vendors cover every category', () => {
  const { games, vendors, byCategory } = catalogue()

  expect(games.length).toBeGreaterThanOrEqual(3000)
  expect(vendors.length).toBeGreaterThanOrEqual(40)
  for (const category of ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    expect(byCategory.get(category)?.length).toBeGreaterThan(20)
  }
})

test('the vendors of the specification exist in their categories', () => {
  const categoriesOf = (code: string) => catalogue().vendorByCode.get(code)?.categories

  for (const code of ['DS88', 'DIG', 'WGB', 'WS168', 'SV3']) expect(categoriesOf(code)).toEqual(['COCKFIGHT'])
  expect(categoriesOf('FB')).toEqual(['SPORTS'])
  expect(categoriesOf('TCG_LOTTO_VN')).toEqual(['LOTT', 'ELOTT'])
  expect(categoriesOf('TCG_SEA')).toEqual(['LOTT'])
})

test('some categories have one vendor and some have many, for both kinds of menu entries', () => {
  const { vendors } = catalogue()
  const counts = CATEGORIES.map((category) => vendors.filter((vendor) => vendor.categories.includes(category)).length)

  expect(counts).toContain(1)
  expect(Math.max(...counts)).toBeGreaterThan(10)
})

test('node ids, codes and titles are unique', () => {
  const { games } = catalogue()

  expect(new Set(games.map((game) => game.nodeId)).size).toBe(games.length)
  expect(new Set(games.map((game) => game.gameCode)).size).toBe(games.length)
  expect(new Set(games.map((game) => `${game.gameType} ${game.names.vi}`)).size).toBe(games.length)
  expect(new Set(games.map((game) => `${game.gameType} ${game.names.en}`)).size).toBe(games.length)
})

test('no game has the id of a lobby', () => {
  const { games, vendors } = catalogue()
  const lobbies = vendors.flatMap((vendor) => vendor.lobbies.map((lobby) => lobby.nodeId))

  expect(new Set([...lobbies, ...games.map((game) => game.nodeId)]).size).toBe(lobbies.length + games.length)
})

test('the indexes contain every game', () => {
  const { games, byNodeId, byVendor, byCategory } = catalogue()
  const sizes = (index: ReadonlyMap<unknown, readonly Game[]>) =>
    [...index.values()].reduce((sum, list) => sum + list.length, 0)

  for (const game of games) expect(byNodeId.get(game.nodeId)).toBe(game)
  expect(sizes(byVendor)).toBe(games.length)
  expect(sizes(byCategory)).toBe(games.length)
})

test('the games are deterministic, and each vendor has its stated number', () => {
  const { vendors, shares } = readVendors()

  expect(createGames(shares).games).toEqual(catalogue().games)
  for (const vendor of vendors) {
    const stated = shares.filter((share) => share.vendor === vendor.code).reduce((sum, share) => sum + share.games, 0)
    const games = catalogue().byVendor.get(vendor.code) ?? []
    expect(games.length).toBe(stated)
  }
})

test('colours do not repeat within two rows of tiles, nor within a row of one vendor', () => {
  for (const list of lists()) expect(clashes(list, 5)).toEqual([])
  for (const list of lists()) {
    for (const vendorGames of Map.groupBy(list, (game) => game.vassalage).values())
      expect(clashes(vendorGames, 2)).toEqual([])
  }
  expect(clashes(catalogue().hot, 5)).toEqual([])
})

test('no picture repeats on a screen of twelve tiles', () => {
  for (const list of lists()) {
    const twice = list.filter((game, index) =>
      list.slice(Math.max(0, index - 11), index).some((other) => other.look === game.look),
    )
    expect(twice).toEqual([])
  }
})

test('at most one of six consecutive games of a category is hot', () => {
  for (const list of lists()) {
    for (let first = 0; first < list.length; first++)
      expect(list.slice(first, first + 6).filter((game) => game.isHot).length).toBeLessThanOrEqual(1)
  }
})

test('the hot list mixes the categories and has hot games only', () => {
  const { hot, games } = catalogue()

  expect(new Set(hot.slice(0, 9).map((game) => game.gameType)).size).toBeGreaterThanOrEqual(6)
  expect(hot.length).toBe(games.filter((game) => game.isHot).length)
  expect(hot.every((game) => game.isHot && !game.isUnderMaintenance)).toBe(true)
})

test('every classification of slots occurs, and a few games are under maintenance', () => {
  const { games } = catalogue()
  const found = new Set(games.map((game) => game.classify).filter(Boolean))
  const closed = games.filter((game) => game.isUnderMaintenance).length

  expect([...found].sort()).toEqual(['AC', 'BG', 'Crash', 'JP', 'SC', 'TG', 'VP'])
  expect(closed).toBeGreaterThan(10)
  expect(closed).toBeLessThan(games.length / 50)
})

test('the catalogue has at most 16 KiB in the demo’s bundle', () => {
  const entry = fileURLToPath(new URL('./catalogue.ts', import.meta.url))
  const bundle = buildSync({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', write: false })

  expect(gzipSync(bundle.outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(16 * 1024)
})
