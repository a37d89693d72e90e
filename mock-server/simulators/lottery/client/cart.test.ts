import type { Play } from '@longan/sdk'
import { expect, test } from 'vitest'
import { createCart } from './cart.ts'

const play = { playId: 1, playCode: 'lo2', playName: 'Lô 2 số' } as Play
const aLine = { play, numbers: ['05', '27'], price: 1000 }

test('a cart sums its stakes and converts its lines to bets on one round', () => {
  const cart = createCart()
  cart.add(aLine, '0946')
  cart.add({ ...aLine, numbers: ['11'], price: 500 }, '0947')

  expect(cart.total()).toBe(2500)
  expect(cart.bets(301)).toEqual([
    { gameId: 301, playId: 1, content: '05,27', price: 1000, numero: '0946' },
    { gameId: 301, playId: 1, content: '11', price: 500, numero: '0946' },
  ])
})
