import { expect, test } from 'vitest'
import { xiDach } from '../rules/xi-dach.ts'
import { balance, BEFORE, money, net, setup } from './testing.ts'

const DRAW = '/partners/table/draw'
const [FIVE, SIX, TEN, K] = [4, 5, 9, 12] as const

/** A table of twenty-one at which the next hand is dealt, and goes on, as `cards` say. */
async function dealt(cards: { member: number[]; draws?: number[]; dealer: number[]; won: number }) {
  const page = await setup('demo01', 'Xì Dách')
  const held = [...cards.member]
  const more = [...(cards.draws ?? [])]
  const hand = (all: Record<string, number[]>, rest: object) => {
    const each = (tell: (cards: number[]) => unknown) =>
      Object.fromEntries(Object.entries(all).map(([seat, one]) => [seat, tell(one)]))
    return {
      ...{ orderNo: 'PV1', at: 0, stake: 1000, won: 0, isShown: false, moves: xiDach.movesOf(held) },
      ...{ cards: all, points: each(xiDach.pointsOf), marks: each(xiDach.markOf), ...rest },
    }
  }
  page.server.instead = (path) => {
    const what = path.split('/').at(-1)!
    if (!['deal', 'draw', 'show'].includes(what)) return undefined
    if (what === 'draw') held.push(more.shift()!)
    const shown = { isShown: true, won: cards.won, moves: [] }
    const answer =
      what === 'show'
        ? hand({ member: held, dealer: cards.dealer }, shown)
        : hand({ member: [...held] }, { showBy: 30_000 })
    return Response.json({ now: 0, balance: BEFORE - 1000 + answer.won, hand: answer })
  }
  return page
}

test('below sixteen the one button draws; from there on I may draw or show', async () => {
  const { go, big, said, press, cardsOf, queryByRole } = await dealt({
    member: [TEN, FIVE],
    draws: [0],
    dealer: [K, SIX],
    won: 1000,
  })
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
  const { go, said, press, findByRole, sentTo } = await dealt({
    member: [TEN, SIX],
    draws: [K],
    dealer: [13 + K, 13 + SIX],
    won: 0,
  })
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
  const { play, said, queryByRole } = await dealt({ member: [0, K], dealer: [TEN, 13 + K], won: 1900 })
  await play()
  await said('You an ace and a ten, dealer 20: you win 900, 1,900 comes back')
  expect(queryByRole('button', { name: 'Draw a card' })).toBeNull()
})

test('a card of which nobody knows whether it came is asked for again under its own key', async () => {
  const { go, said, big, sentTo, server, click, findByRole } = await dealt({
    member: [TEN, FIVE],
    draws: [0],
    dealer: [K, SIX],
    won: 0,
  })
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
