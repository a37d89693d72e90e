import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

type Page = { last: number; isComplete: boolean; kinds: string[]; events: { kind: string; at: number; data: object }[] }

async function watched() {
  const { control, signIn, gatewayOf } = setup()
  const events = async (query = 'since=0') => (await control('GET', `/events?${query}`)).json as Page
  await events('')
  const provide = (state: string, params: object) => control('POST', '/provider-states', { state, params })
  const placeBet = (account = 'demo01') =>
    provide('a member has an open bet', { account, gameType: 'RNG', betAmount: 5, placedAt: 0 })
  return { control, signIn, gatewayOf, events, provide, placeBet }
}

test('a bet and its settlement are events with the account and decimal amounts', async () => {
  const { events, provide } = await watched()
  await provide('a member has a settled bet', { account: 'demo01', nodeId: 10001, betAmount: 5, winAmount: 7.5 })

  const { events: found, last } = await events()

  expect(found.map(({ kind }) => kind)).toEqual(['bet.placed', 'bet.settled'])
  expect(found[1]!.data).toMatchObject({ account: 'demo01', stake: 5, payout: 7.5 })
  expect(last).toBe(2)
})

test('deposits, messages and new members are events too', async () => {
  const { events, provide, gatewayOf } = await watched()
  await provide('a member has a credited deposit', { account: 'demo01', depositId: 'D1', amount: 100 })
  await gatewayOf().session.createTrial()

  const kinds = (await events()).events.map(({ kind }) => kind)

  expect(kinds).toEqual(expect.arrayContaining(['deposit.awaiting', 'deposit.credited', 'member.registered']))
})

test('neither history nor a restored snapshot is an event', async () => {
  const { control, events, signIn, placeBet } = await watched()
  await placeBet()
  const snapshot = (await control('GET', '/snapshot')).json as object
  await signIn('demo01')
  await control('POST', '/snapshot', snapshot)

  expect((await events()).events.map(({ kind }) => kind)).toEqual(['bet.placed'])
})

test('a world that takes the place of a watched one is watched on', async () => {
  const { control, events, placeBet } = await watched()
  await control('POST', '/reset', {})
  await placeBet()

  expect((await events()).events).toHaveLength(1)
})

test('events that are no longer kept are reported as missing', async () => {
  const { events, provide } = await watched()
  for (let index = 0; index < 501; index++)
    await provide('a member has an open bet', { account: 'demo01', gameType: 'RNG', betAmount: 1, placedAt: 0 })

  expect((await events('since=0')).isComplete).toBe(false)
  expect((await events('since=1')).isComplete).toBe(true)
  expect((await events('since=999')).isComplete).toBe(false)
})

test('an unknown kind is refused with all kinds that there are', async () => {
  const { control } = await watched()

  expect((await control('GET', '/events?kind=bet.won')).text).toContain('must be one of')
})

test.for(['abc', '-1', '1.5', '1e300'])('since=%s is refused with what it may be', async (since) => {
  const { control } = await watched()

  expect((await control('GET', `/events?since=${since}`)).json).toMatchObject({
    value: { field: 'since', reason: 'must be the number of an event, or 0 for all' },
  })
})

test('the page of the package names every kind of event', async () => {
  const { events } = await watched()
  const page = readFileSync(new URL('../../../../docs/packages/mock-server.md', import.meta.url), 'utf8')

  const { kinds } = await events()

  expect(kinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([])
  expect(kinds.length).toBeGreaterThan(10)
})
