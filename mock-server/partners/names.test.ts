import { expect, test } from 'vitest'
import { catalogue, type Category } from '../src/catalogue/catalogue.ts'
import { gameAt } from './live/rules/tables.ts'

const titles = (category: Category) =>
  catalogue()
    .byCategory.get(category)!
    .map(({ names }) => names)

/** What each live game is called, in both languages. */
const LIVE: Record<string, RegExp> = {
  baccarat: /^Baccarat .*\|.*Baccarat/,
  dragonTiger: /^Rồng Hổ .*\|.*Dragon/,
  roulette: /^Roulette .*\|.*Roulette/,
  sicBo: /^(Tài Xỉu|Xúc Xắc|Ba Xúc Xắc) .*\|.*(Over and Under|Dice)/,
}

test('a live table deals the game that its name says', () => {
  const tables = catalogue().byCategory.get('LIVE')!
  const wrong = tables.filter((game) => !LIVE[gameAt(game).kind]!.test(`${game.names.vi} |${game.names.en}`))
  expect(wrong.map(({ names }) => names)).toEqual([])
  expect(new Set(tables.map((game) => gameAt(game).kind)).size).toBe(4)
})

test('a card table is named after the three cards that it plays', () => {
  const wrong = titles('PVP').filter(({ vi, en }) => !vi.startsWith('Ba Cây ') || !en.includes('Three Cards'))
  expect(wrong).toEqual([])
})

test('each category is played by the partner that knows its rules', () => {
  const partners = Map.groupBy(catalogue().games, (game) => game.gameType)
  const played = [...partners].map(([category, games]) => [category, ...new Set(games.map(({ partner }) => partner))])
  expect(played).toEqual([
    ['RNG', 'slot'],
    ['FISH', 'fish'],
    ['PVP', 'table'],
    ['LIVE', 'live'],
    ['SPORTS', 'sports'],
    ['ESPORTS', 'sports'],
    ['COCKFIGHT', 'cockfight'],
  ])
})
