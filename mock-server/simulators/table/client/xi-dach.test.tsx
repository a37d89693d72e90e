import { expect, test } from 'vitest'
import type { HandOnWire } from '../rules/table.routes.ts'
import { balance, BEFORE, money, net, setup } from './testing.ts'

const DRAW = '/partners/table/draw'
const [FIVE, SIX, TEN, K] = [4, 5, 9, 12] as const

type Told = Pick<HandOnWire, 'moves' | 'points' | 'marks'> & { cards: Record<string, number[]>; won?: number }

/** A table of twenty-one whose next hand stands so when it is dealt, after each card, and when it is shown. */
async function dealt(...stages: Told[]) {
  const page = await setup('demo01', 'Xì Dách')
  const left = [...stages]
  page.server.instead = (path) => {
    if (!/(deal|draw|show)$/.test(path)) return undefined
    const base = { orderNo: 'PV1', at: 0, stake: 1000, won: 0, isShown: left.length === 1, showBy: 30_000 }
    const hand = { ...base, ...left.shift()! }
    return Response.json({ now: 0, balance: BEFORE - 1000 + hand.won, hand })
  }
  return page
}

/** Ten and five, the ace that makes sixteen of them, and the dealer's sixteen. */
const FIFTEEN: Told = { cards: { member: [TEN, FIVE] }, moves: ['draw'], points: { member: 15 }, marks: {} }
const SIXTEEN: Told = {
  cards: { member: [TEN, FIVE, 0] },
  moves: ['draw', 'show'],
  points: { member: 16 },
  marks: {},
}
const shown = (member: number[], told: Pick<Told, 'marks'> & { mine: number; theirs: number; won: number }): Told => ({
  cards: { member, dealer: [13 + K, 13 + SIX] },
  moves: [],
  points: { member: told.mine, dealer: told.theirs },
  marks: told.marks,
  won: told.won,
})

test('below sixteen the one button draws; from there on I may draw or show', async () => {
  const { go, big, said, press, cardsOf, queryByRole } = await dealt(
    FIFTEEN,
    SIXTEEN,
    shown([TEN, FIVE, 0], { mine: 16, theirs: 16, won: 1000, marks: {} }),
  )
  await go()
  await said('You have 15 points, less than 16: you have to draw.')
  expect(big().textContent).toBe('Draw a card')
  expect(queryByRole('button', { name: 'Show the cards' })).toBeNull()
  await go()
  await said('You have 16 points. Draw, or show the cards?')
  expect(cardsOf('You').ariaLabel).toBe('10 of hearts, 5 of hearts, ace of hearts')
  expect(balance()).toBe(money(BEFORE - 1000))
  await press('Show the cards')
  await said('You 16, dealer 16: a tie, your 1,000 comes back')
})

test('what I draw freely can go too far, and is told as that', async () => {
  const { go, said, press, findByRole, sentTo } = await dealt(
    { ...SIXTEEN, cards: { member: [TEN, SIX] } },
    { cards: { member: [TEN, SIX, K] }, moves: ['show'], points: { member: 26 }, marks: { member: 'over' } },
    shown([TEN, SIX, K], { mine: 26, theirs: 16, won: 0, marks: { member: 'over' } }),
  )
  await go()
  await said(/^You have 16 points\./)
  await press('Draw a card')
  await said('You: too many (26). Show the cards to compare.')
  expect(sentTo(DRAW)).toHaveLength(1)
  await (await findByRole('button', { name: 'Show the cards' })).click()
  await said('You too many (26), dealer 16: 1,000 lost')
  expect(net()).toBe('−1,000')
})

test('an ace and a ten are named, and win', async () => {
  const { play, said, queryByRole } = await dealt(
    { cards: { member: [0, K] }, moves: ['show'], points: { member: 21 }, marks: { member: 'aceAndTen' } },
    shown([0, K], { mine: 21, theirs: 20, won: 1900, marks: { member: 'aceAndTen' } }),
  )
  await play()
  await said('You an ace and a ten, dealer 20: you win 900, 1,900 comes back')
  expect(queryByRole('button', { name: 'Draw a card' })).toBeNull()
})

test('a card of which nobody knows whether it came is asked for again under its own key', async () => {
  const { go, said, big, sentTo, server, click, findByRole } = await dealt(
    FIFTEEN,
    SIXTEEN,
    shown([TEN, FIVE, 0], { mine: 16, theirs: 16, won: 0, marks: {} }),
  )
  await go()
  await said(/^You have 15/)
  const answers = server.instead!
  server.instead = (path) =>
    path === DRAW ? Response.json({ errorCode: 'idempotency.conflict' }, { status: 502 }) : answers(path)
  await click(big())
  server.instead = answers
  await said(/^You have 16/)
  expect(new Set(sentTo(DRAW).map(({ key }) => key)).size).toBe(1)
  expect(await findByRole('button', { name: 'Show the cards' })).toBeTruthy()
})

test('the rules of twenty-one say what holds for which way of playing', async () => {
  const { press, getByRole } = await setup('demo01', 'Xì Dách')
  await press('Rules and odds')
  const rows = [...getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['You beat the dealer1.9 × stake44 %', 'A tie1 × stake14 %', 'The dealer beats you042 %'])
  const text = getByRole('dialog').textContent
  expect(text).toContain('Theoretical return 97.6 %')
  expect(text).toContain('Who stops at 16 already gets about 95.7 % back.')
})
