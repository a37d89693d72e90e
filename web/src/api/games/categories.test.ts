import type { GameCategory } from '@longan/sdk'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { categoriesQuery, toCategories } from './games.queries.ts'
import { connect } from '../gateway.ts'

const named = (name: string) => ({ vassalage: name, accountTypeName: name })
const group = (gameCategory: GameCategory, ...names: string[]) => ({ gameCategory, vendorNames: names.map(named) })

async function categoriesFor(...sorting: ReturnType<typeof group>[]) {
  const vendors = sorting.flatMap(({ gameCategory, vendorNames }) =>
    vendorNames.map(({ vassalage }) => ({ vassalage, gameType: gameCategory, gameId: 1, nodeId: 2 })),
  )
  const reply = success({ sorting, mapping: Object.groupBy(vendors, ({ gameType }) => gameType) })
  connect({ baseUrl: 'http://mock.local', merchant: 'DEMO', fetch: async () => reply })
  const { categories } = toCategories(await new QueryClient().fetchQuery(categoriesQuery('VI')))
  return categories.map(({ code, vendors: own }) => [code, ...own.map(({ vassalage }) => vassalage)])
}

test('esports and cockfight vendors are removed from the sports group [G-4-15]', async () => {
  const categories = await categoriesFor(group('SPORTS', 'FB1', 'TF', 'SV3'))
  expect(Object.fromEntries(categories.map(([code, ...vendors]) => [code, vendors]))).toEqual({
    SPORTS: ['FB1'],
    ESPORTS: ['TF'],
    COCKFIGHT: ['SV3'],
  })
})

test('cockfights come first [G-4-16]', async () => {
  const categories = await categoriesFor(group('RNG', 'R1'), group('SPORTS', 'S1', 'SV3'), group('LIVE', 'L1'))
  expect(categories.map(([code]) => code)).toEqual(['COCKFIGHT', 'RNG', 'SPORTS', 'LIVE'])
})

test('football comes right before sports, if there is a football vendor [G-4-17]', async () => {
  expect((await categoriesFor(group('RNG', 'R1'), group('SPORTS', 'FB', 'S1'))).map(([code]) => code)).toEqual([
    'RNG',
    'FB',
    'SPORTS',
  ])
  expect((await categoriesFor(group('RNG', 'R1'), group('SPORTS', 'S1'))).map(([code]) => code)).toEqual([
    'RNG',
    'SPORTS',
  ])
})

test('sports without other vendors is not shown [G-4-18]', async () => {
  expect(await categoriesFor(group('SPORTS', 'SV3'))).toEqual([['COCKFIGHT', 'SV3']])
})

test('the cockfight vendors are DS88, DIG, WGB, WS168 and SV3 [G-9-07]', async () => {
  expect(await categoriesFor(group('SPORTS', 'DS88', 'DIG', 'WGB', 'WS168', 'SV3', 'OTHER'))).toEqual([
    ['COCKFIGHT', 'DS88', 'DIG', 'WGB', 'WS168', 'SV3'],
    ['SPORTS', 'OTHER'],
  ])
})
