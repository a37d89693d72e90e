import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import { randomOf, type Random } from '#mock/kernel/world/random.ts'
import type { Hand } from './card-game.ts'
import { xiDach } from './xi-dach.ts'

const { markOf, movesOf, pointsOf } = xiDach
const [A, TWO, FIVE, SEVEN, NINE, TEN, K] = [0, 1, 4, 6, 8, 9, 12] as const
const STAKE = 1000
const game = catalogue()
  .byCategory.get('PVP')!
  .find(
    ({ isUnderMaintenance, minBet, names }) =>
      !isUnderMaintenance && minBet === STAKE && names.vi.startsWith('Xì Dách'),
  )!

async function openTable() {
  const gateway = setup()
  const token = await gateway.signIn('many01')
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const post = (what: string, body: object = {}, key?: string) =>
    gateway.call('POST', `/partners/table/${what}`, {
      body: { launch, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const dealUntil = async (wanted: (hand: { moves: string[]; points: { member: number } }) => boolean) => {
    for (;;) {
      const { hand } = (await post('deal', { stake: STAKE })).json
      if (wanted(hand)) return hand
      await post('show')
    }
  }
  const past = async () => (await gateway.call('GET', `/partners/table/history?launch=${launch}`)).json.hands
  return { ...gateway, world, services, post, dealUntil, past }
}

test('hands of twenty-one have the points and marks of the rules', () => {
  const worth = (hand: Hand) => [pointsOf(hand), markOf(hand)]
  expect(worth([A, 13 + A])).toEqual([12, 'pairOfAces'])
  expect(worth([A, K])).toEqual([21, 'aceAndTen'])
  expect(worth([A, FIVE])).toEqual([16, undefined])
  expect(worth([A, FIVE, TEN])).toEqual([16, undefined])
  expect(worth([SEVEN, NINE, FIVE])).toEqual([21, undefined])
  expect(worth([K, SEVEN, FIVE])).toEqual([22, 'over'])
  expect(worth([A, TWO, 13 + A, 13 + TWO, FIVE])).toEqual([21, 'fiveCards'])
})

test('below sixteen the member must draw, from sixteen on may stop, and a decided hand takes no card', () => {
  expect([movesOf([TEN, FIVE]), movesOf([A, FIVE]), movesOf([A, K])]).toEqual([['draw'], ['draw', 'show'], ['show']])
  expect(movesOf([K, SEVEN, FIVE])).toEqual(['show'])
  expect(movesOf([A, TWO, 13 + A, 13 + TWO, FIVE])).toEqual(['show'])
})

test('the better hand wins; worth the same, or both over twenty-one, is a tie', () => {
  const back = (member: Hand, dealer: Hand) => xiDach.payoutOf({ member, dealer })
  expect(back([A, 13 + A], [A + 26, K])).toBe(1900)
  expect(back([A, K], [SEVEN, NINE, FIVE])).toBe(1900)
  expect(back([SEVEN, NINE, FIVE], [A, TWO, 13 + A, 13 + TWO, FIVE])).toBe(0)
  expect(back([TEN, SEVEN], [K, 13 + SEVEN])).toBe(1000)
  expect(back([K, SEVEN, FIVE], [TEN, NINE, FIVE + 13])).toBe(1000)
  expect(back([K, SEVEN, FIVE], [TEN, SEVEN])).toBe(0)
})

function play(random: (hand: number) => Random, stopsAt: number, hands: number) {
  const counts = { won: 0, tied: 0 }
  for (let hand = 0; hand < hands; hand++) {
    let drawn = 0
    let dealt = xiDach.deal(random(hand), drawn)
    while (movesOf(dealt.member).includes('draw') && pointsOf(dealt.member) < stopsAt)
      dealt = xiDach.deal(random(hand), ++drawn)
    const back = xiDach.payoutOf(dealt)
    if (back > 1000) counts.won++
    else if (back > 0) counts.tied++
  }
  const [win, tie] = [counts.won / hands, counts.tied / hands]
  return { win, tie, returns: (win * xiDach.winPays) / 1000 + tie }
}

test('a million hands of twenty-one pay back the stated return, and win and tie at the stated chances', () => {
  const { win, tie, returns } = play((hand) => randomOf(11, 'million', String(hand)), 17, 1_000_000)
  expect(Math.abs(returns - xiDach.returns)).toBeLessThan(0.004)
  expect(Math.abs(win - xiDach.chances.win)).toBeLessThan(0.003)
  expect(Math.abs(tie - xiDach.chances.tie)).toBeLessThan(0.003)
})

test('stopping at sixteen lowers the return as the rules say', () => {
  const { returns } = play((hand) => randomOf(12, 'sixteen', String(hand)), 16, 200_000)
  expect(Math.abs(returns - 0.957)).toBeLessThan(0.006)
})

test('a drawn card stays with the hand, visible only to the member, and is in the history', async () => {
  const { post, dealUntil, past } = await openTable()
  const dealt = await dealUntil(({ moves }) => moves.includes('draw'))
  const drawn = (await post('draw')).json.hand
  expect(drawn.cards.member).toHaveLength(3)
  expect(drawn.cards.member.slice(0, 2)).toEqual(dealt.cards.member)
  expect(Object.keys(drawn.cards)).toEqual(['member'])
  expect((await post('open')).json.state.hand).toEqual(drawn)
  const { hand } = (await post('show')).json
  expect(hand.cards.member.slice(0, 3)).toEqual(drawn.cards.member)
  expect(hand.won).toBe((STAKE * xiDach.payoutOf(hand.cards)) / 1000)
  expect((await past())[0]).toEqual(hand)
})

test('a member who must not stop gets cards first, also by the clock', async () => {
  const { dealUntil, world, past } = await openTable()
  const { orderNo, showBy } = await dealUntil(({ moves }) => !moves.includes('show'))
  world.clock.advance(showBy - world.clock.now())
  const hand = (await past())[0]
  expect(hand).toMatchObject({ orderNo, isShown: true })
  expect(movesOf(hand.cards.member)).toContain('show')
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a card is drawn once per command, and only where a hand takes one', async () => {
  const { post, dealUntil, state } = await openTable()
  expect((await post('draw')).json.value.field).toBe('launch')
  await dealUntil(({ moves }) => moves.includes('draw'))
  const first = await post('draw', {}, 'draw-key-1')
  expect((await post('draw', {}, 'draw-key-1')).text).toBe(first.text)
  expect((await post('open')).json.state.hand.cards.member).toHaveLength(3)
  await post('show')
  await dealUntil(({ moves }) => !moves.includes('draw'))
  const before = JSON.parse(await state()).database
  const refused = await post('draw')
  expect([refused.status, refused.json.value.field]).toEqual([400, 'launch'])
  expect(JSON.parse(await state()).database).toEqual(before)
})
