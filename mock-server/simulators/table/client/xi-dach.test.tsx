import { expect, test } from 'vitest'
import type { HandResponse } from '../rules/table.simulator.ts'
import { balance, BEFORE, money, net, setup } from './testing.ts'

const DRAW = '/partners/table/draw'
const [FIVE, SIX, TEN, K] = [4, 5, 9, 12] as const

type HandStage = Pick<HandResponse, 'moves' | 'points' | 'marks'> & { cards: Record<string, number[]>; won?: number }

async function openTable(...stages: HandStage[]) {
  const page = await setup('demo01', 'Xì Dách')
  const left = [...stages]
  page.server.override = (path) => {
    if (!/(deal|draw|show)$/.test(path)) return undefined
    const base = { orderNo: 'PV1', at: 0, stake: 1000, won: 0, isShown: left.length === 1, showBy: 30_000 }
    const hand = { ...base, ...left.shift()! }
    return Response.json({ now: 0, balance: BEFORE - 1000 + hand.won, hand })
  }
  return page
}

const FIFTEEN: HandStage = { cards: { member: [TEN, FIVE] }, moves: ['draw'], points: { member: 15 }, marks: {} }
const SIXTEEN: HandStage = {
  cards: { member: [TEN, FIVE, 0] },
  moves: ['draw', 'show'],
  points: { member: 16 },
  marks: {},
}
const afterStage = (
  member: number[],
  stage: Pick<HandStage, 'marks'> & { ownPoints: number; dealerPoints: number; won: number },
): HandStage => ({
  cards: { member, dealer: [13 + K, 13 + SIX] },
  moves: [],
  points: { member: stage.ownPoints, dealer: stage.dealerPoints },
  marks: stage.marks,
  won: stage.won,
})

test('below sixteen the only button draws; from sixteen on I may draw or show', async () => {
  const { go, big, message, press, cardsOf, queryByRole } = await openTable(
    FIFTEEN,
    SIXTEEN,
    afterStage([TEN, FIVE, 0], { ownPoints: 16, dealerPoints: 16, won: 1000, marks: {} }),
  )
  await go()
  await message('You have 15 points, below 16: you must draw.')
  expect(big().textContent).toBe('Draw a card')
  expect(queryByRole('button', { name: 'Show cards' })).toBeNull()
  await go()
  await message('You have 16 points. Draw or show cards?')
  expect(cardsOf('You').ariaLabel).toBe('10 of hearts, 5 of hearts, ace of hearts')
  expect(balance()).toBe(money(BEFORE - 1000))
  await press('Show cards')
  await message('You 16, dealer 16: tie, 1,000 returned')
})

test('drawing can exceed twenty-one, and the message says so', async () => {
  const { go, message, press, findByRole, sentTo } = await openTable(
    { ...SIXTEEN, cards: { member: [TEN, SIX] } },
    { cards: { member: [TEN, SIX, K] }, moves: ['show'], points: { member: 26 }, marks: { member: 'over' } },
    afterStage([TEN, SIX, K], { ownPoints: 26, dealerPoints: 16, won: 0, marks: { member: 'over' } }),
  )
  await go()
  await message(/^You have 16 points\./)
  await press('Draw a card')
  await message('You: bust (26). Show cards to compare.')
  expect(sentTo(DRAW)).toHaveLength(1)
  await (await findByRole('button', { name: 'Show cards' })).click()
  await message('You bust (26), dealer 16: you lose 1,000')
  expect(net()).toBe('−1,000')
})

test('an ace and a ten are named, and win', async () => {
  const { play, message, queryByRole } = await openTable(
    { cards: { member: [0, K] }, moves: ['show'], points: { member: 21 }, marks: { member: 'aceAndTen' } },
    afterStage([0, K], { ownPoints: 21, dealerPoints: 20, won: 1900, marks: { member: 'aceAndTen' } }),
  )
  await play()
  await message('You an ace and a ten, dealer 20: you win 900, payout 1,900')
  expect(queryByRole('button', { name: 'Draw a card' })).toBeNull()
})

test('a draw of unknown outcome is repeated with its own key', async () => {
  const { go, message, big, sentTo, server, click, findByRole } = await openTable(
    FIFTEEN,
    SIXTEEN,
    afterStage([TEN, FIVE, 0], { ownPoints: 16, dealerPoints: 16, won: 0, marks: {} }),
  )
  await go()
  await message(/^You have 15/)
  const answers = server.override!
  server.override = (path) =>
    path === DRAW ? Response.json({ errorCode: 'idempotency.conflict' }, { status: 502 }) : answers(path)
  await click(big())
  server.override = answers
  await message(/^You have 16/)
  expect(new Set(sentTo(DRAW).map(({ key }) => key)).size).toBe(1)
  expect(await findByRole('button', { name: 'Show cards' })).toBeTruthy()
})

test('the rules of twenty-one show the returns of both ways of playing', async () => {
  const { press, getByRole } = await setup('demo01', 'Xì Dách')
  await press('Rules and odds')
  const rows = [...getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['You beat the dealer1.9 × stake44%', 'Tie1 × stake14%', 'The dealer beats you042%'])
  const text = getByRole('dialog').textContent
  expect(text).toContain('RTP 97.6%')
  expect(text).toContain('Standing at 16 returns about 95.7%.')
})
