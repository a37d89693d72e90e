import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { gameAt } from './live/rules/tables.ts'
import { gameAt as cardGameAt } from './table/rules/card-games.ts'

const LIVE: Record<string, RegExp> = {
  baccarat: /^Baccarat .*\|.*Baccarat/,
  dragonTiger: /^Rồng Hổ .*\|.*Dragon/,
  roulette: /^Roulette .*\|.*Roulette/,
  sicBo: /^(Tài Xỉu|Xúc Xắc|Ba Xúc Xắc) .*\|.*(Over and Under|Dice)/,
}

const CARDS = {
  threeCards: /^Ba Cây .*\|.*Three Cards/,
  xiDach: /^Xì Dách .*\|.*Twenty-One/,
}

test('a live table deals the game in its name', () => {
  const tables = catalogue().byCategory.get('LIVE')!
  const misnamed = tables.filter((game) => !LIVE[gameAt(game).kind]!.test(`${game.names.vi} |${game.names.en}`))
  expect(misnamed.map(({ names }) => names)).toEqual([])
  expect(new Set(tables.map((game) => gameAt(game).kind)).size).toBe(4)
})

test('a card table plays the game in its name, and both games exist', () => {
  const tables = catalogue().byCategory.get('PVP')!
  const misnamed = tables.filter((game) => !CARDS[cardGameAt(game).kind].test(`${game.names.vi} |${game.names.en}`))
  expect(misnamed.map(({ names }) => names)).toEqual([])
  const played = Map.groupBy(tables, (game) => cardGameAt(game).kind)
  expect([...played.keys()].toSorted()).toEqual(['threeCards', 'xiDach'])
  for (const games of played.values()) expect(games.length).toBeGreaterThan(100)
})

test('each category is played by its simulator', () => {
  const gamesByType = Map.groupBy(catalogue().games, (game) => game.gameType)
  const played = [...gamesByType].map(([category, games]) => [
    category,
    ...new Set(games.map(({ simulator }) => simulator)),
  ])
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
