import { createGateway } from '@longan/sdk'
import { describe, expect, test } from 'vitest'
import { worldOf, worldPerStory } from './storybook.ts'
import { worldTest } from './vitest.ts'

const BET = { account: 'demo01', nodeId: 10001, betAmount: 5, winAmount: 7 }

worldTest('an event that has happened already is the next one, once', async ({ world }) => {
  await world.provide('a member has a settled bet', BET)

  expect((await world.next('bet.settled')).data).toMatchObject({ account: 'demo01', payout: 7 })
  await expect(world.next('bet.settled', { timeout: 0 })).rejects.toThrow('No "bet.settled"')
})

worldTest('an event that is waited for resolves when it happens', async ({ world }) => {
  const settled = world.next('bet.settled')
  await world.provide('a member has a settled bet', BET)

  expect((await settled).kind).toBe('bet.settled')
})

worldTest('a world says what changed since a snapshot', async ({ world }) => {
  const before = await world.snapshot()
  await world.provide('a member has a settled bet', BET)

  const lines = await world.diff(before, { limit: 1 })

  expect(lines).toContainEqual(expect.stringMatching(/^wallet of demo01: \d+(\.\d+)? -> \d+(\.\d+)?$/))
  expect(lines).toContain('… and 2 more ledger entries')
})

worldTest('two that wait for one kind get an event each', async ({ world }) => {
  const both = Promise.all([world.next('bet.placed'), world.next('bet.placed')])
  await world.provide('a member has a settled bet', BET)
  await world.provide('a member has a settled bet', BET)

  const [one, other] = await both
  expect(new Set([one.id, other.id]).size).toBe(2)
})

worldTest('a wait without its event says what happened instead', async ({ world }) => {
  await world.provide('a member has a settled bet', BET)

  await expect(world.next('deposit.credited', { timeout: 1 })).rejects.toThrow(
    /within 1 ms; since its creation there were bet.placed \(1\), bet.settled \(1\).*world\.advance/,
  )
  await expect(world.next('bet.won')).rejects.toThrow('There is no event "bet.won"; there are ')
})

worldTest('each test has a world of its own and its fetch reaches it', async ({ world, fetch, signIn }) => {
  const { token } = await signIn('demo01')
  await world.provide('a member has money', { account: 'demo01', balance: 50 })
  const gateway = createGateway({ baseUrl: 'http://mock.local', merchant: 'DEMO', fetch, token: () => token })

  expect((await gateway.wallet.get()).sumBalance).toBe(50)
})

worldTest('a login that is refused names the personas', async ({ signIn }) => {
  await expect(signIn('ghost')).rejects.toThrow(
    "signIn('ghost') was refused (member.locked): the personas are demo01, demo02, ",
  )
  await expect(signIn('locked01')).rejects.toThrow(
    "signIn('locked01') was refused (member.locked): the state of this persona",
  )
})

describe('options', () => {
  worldTest.override({ scenario: 'empty', time: '2026-01-02T03:04:05.000Z' })

  worldTest('a world begins in the scenario and at the time of its options', async ({ world }) => {
    expect(new Date(await world.now()).toISOString()).toBe('2026-01-02T03:04:05.000Z')
    expect((await world.ledger()).accounts).toEqual({})
  })
})

const balanceOf = async (token: string | undefined) => {
  const gateway = createGateway({
    baseUrl: 'http://mock.local',
    merchant: 'DEMO',
    fetch: (request) => globalThis.fetch(request),
    token: () => token,
  })
  return (await gateway.wallet.get()).sumBalance
}

test('a story has its states and its persona, and its world goes with it', async () => {
  const original = globalThis.fetch
  const { beforeEach: enter } = worldPerStory()
  const states = [{ state: 'a member has money', params: { account: 'demo01', balance: 50 } }]
  const story = { parameters: { world: { persona: 'demo01', states } } }
  const other = { parameters: { world: { persona: 'demo01' } } }

  const leave = await enter(story)
  expect(await balanceOf(worldOf(story).session?.token)).toBe(50)
  await worldOf(story).world.provide('a member has a settled bet', BET)
  expect((await worldOf(story).world.next('bet.settled')).data['stake']).toBe(5)
  await leave()
  expect(() => worldOf(story)).toThrow('This story has no world')
  expect(globalThis.fetch).toBe(original)

  const leaveOther = await enter(other)
  expect(await balanceOf(worldOf(other).session?.token)).toBe(12408317.5)
  await leaveOther()
})
