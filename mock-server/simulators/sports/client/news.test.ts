import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { BookResponse, OfferResponse } from '../rules/sports.simulator.ts'
import type { GameStore } from './game-store.ts'
import { applyBook } from './news.ts'

const offer = (id: string, home: number) => ({ id, odds: { home } }) as Partial<OfferResponse> as OfferResponse
const book = (...fixtures: OfferResponse[]) => ({ fixtures, now: 1000 }) as Partial<BookResponse> as BookResponse

test('an unchanged match stays the same object, so that it is not drawn again; a changed one is replaced', () => {
  const [still, moving] = [offer('still', 2), offer('moving', 3)]
  const store = { book: signal(book(still, moving)), moves: signal({}) }
  applyBook(store as Partial<GameStore> as GameStore, book(offer('new', 1.5), offer('moving', 3.1), offer('still', 2)))

  const { fixtures } = store.book.value
  expect(fixtures.map(({ id }) => id)).toEqual(['new', 'moving', 'still'])
  expect(fixtures[2]).toBe(still)
  expect(fixtures[1]!.odds.home).toBe(3.1)
})
