import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { FROZEN_TIME } from '../kernel/world/clock.ts'

test('after a teardown the clock is at the time of the contracts, however long the reset took', async () => {
  let hostTime = Date.UTC(2026, 0, 5)
  const { control } = setup({ now: () => hostTime++ })

  await control('POST', '/provider-states', { action: 'teardown', state: 'the site is open' })

  expect((await control('GET', '/clock')).json).toMatchObject({ time: FROZEN_TIME, isFrozen: true })
})

test('after a teardown the times of the site are relative to the time of the contracts, to the millisecond', async () => {
  let hostTime = Date.UTC(2026, 0, 5)
  const { control, gatewayOf } = setup({ now: () => hostTime++ })

  await control('POST', '/provider-states', { action: 'teardown', state: 'the site is open' })

  const { player } = await gatewayOf().content.listAnnouncements()
  const starts = player.map(({ startDate }) => (FROZEN_TIME - startDate) % 60_000)
  expect(new Set(starts)).toEqual(new Set([0]))
})

test('what a state says to have happened at a time has this time, and the clock stays as it was', async () => {
  const { control, gatewayOf } = setup({ now: () => FROZEN_TIME })
  await control('POST', '/provider-states', { action: 'teardown', state: 'the site is open' })
  const at = FROZEN_TIME - 3_600_000

  await control('POST', '/provider-states', {
    state: 'a member is signed in',
    params: { account: 'demo02', token: 'token-of-demo02' },
  })
  await control('POST', '/provider-states', {
    state: 'a member has received a message',
    params: { account: 'demo02', messageId: 7, at },
  })

  const { items: list } = await gatewayOf('token-of-demo02').messages.listInbox({ page: 1, size: 1 })
  expect(list).toMatchObject([{ messageId: 7, sendDate: at }])
  expect((await control('GET', '/clock')).json).toMatchObject({ time: FROZEN_TIME })
})

test('a member with a history who has little money logs in for the first time and has this money', async () => {
  const { control, gatewayOf } = setup()

  await control('POST', '/provider-states', {
    state: 'a member has money',
    params: { account: 'demo01', balance: 700 },
  })

  const { token } = await gatewayOf().session.login({ type: 'username', username: 'demo01', password: 'Demo@123' })
  expect((await gatewayOf(token).wallet.get()).sumBalance).toBe(700)
})
