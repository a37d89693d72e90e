import { expect, test } from 'vitest'
import { catalogue } from '../src/catalogue/catalogue.ts'
import { gameAt } from './live/rules/tables.ts'
import { gameAt as cardsAt } from './table/rules/card-games.ts'

/** What each live game is called, in both languages. */
const LIVE: Record<string, RegExp> = {
  baccarat: /^Baccarat .*\|.*Baccarat/,
  dragonTiger: /^Rồng Hổ .*\|.*Dragon/,
  roulette: /^Roulette .*\|.*Roulette/,
  sicBo: /^(Tài Xỉu|Xúc Xắc|Ba Xúc Xắc) .*\|.*(Over and Under|Dice)/,
}

/** What each game of cards is called. */
const CARDS = {
  threeCards: /^Ba Cây .*\|.*Three Cards/,
  xiDach: /^Xì Dách .*\|.*Twenty-One/,
}

test('a live table deals the game that its name says', () => {
  const tables = catalogue().byCategory.get('LIVE')!
  const wrong = tables.filter((game) => !LIVE[gameAt(game).kind]!.test(`${game.names.vi} |${game.names.en}`))
  expect(wrong.map(({ names }) => names)).toEqual([])
  expect(new Set(tables.map((game) => gameAt(game).kind)).size).toBe(4)
})

test('a card table plays what its name says, and both games are played', () => {
  const tables = catalogue().byCategory.get('PVP')!
  const wrong = tables.filter((game) => !CARDS[cardsAt(game).kind].test(`${game.names.vi} |${game.names.en}`))
  expect(wrong.map(({ names }) => names)).toEqual([])
  const played = Map.groupBy(tables, (game) => cardsAt(game).kind)
  expect([...played.keys()].toSorted()).toEqual(['threeCards', 'xiDach'])
  for (const games of played.values()) expect(games.length).toBeGreaterThan(100)
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
