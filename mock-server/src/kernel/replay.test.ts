import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { setup } from '../adapters/testing.ts'
import { aBet, BETTING, NEXT } from '../domains/lottery/testing.ts'
import type { Change } from './change-log.ts'
import { replay } from './replay.ts'
import { snapshotWorld } from './snapshot.ts'

async function followed() {
  const site = setup()
  const { world } = await site.mock.worlds.open('default')
  const before = snapshotWorld(world)
  const changes: Change[] = []
  world.feed.subscribe((change) => changes.push(change))
  return { ...site, world, before, changes }
}

test('a world as it was and what the feed told since make the world as it is', async () => {
  const { world, before, changes, call, control, signIn } = await followed()
  const token = await signIn()
  await call('POST', '/wps/member/trialuser')
  await call('GET', `/wps/relay/GCS_addRecentGame?nodeId=${catalogue().hot[0]!.nodeId}`, { token })
  const body = {
    prizeMode: 'Elott',
    device: 'MOBILE',
    contents: [aBet(), aBet({ numero: [{ numero: NEXT, multiple: 1 }] })],
  }
  const headers = { 'idempotency-key': 'command-0001' }
  expect((await call('POST', BETTING, { token, headers, body })).status).toBe(200)
  await control('POST', '/lottery/next-draw', { gameCode: 'AE63FK3', seconds: 0 })
  await control('POST', '/faults', { operation: 'login', status: 503, times: 3 })
  await control('PATCH', '/settings', { flags: { CBS3: false } })

  const told = new Set(changes.map(({ table }) => table))
  for (const table of ['wagers', 'recents', 'transactions', 'events', 'answers', 'state']) expect(told).toContain(table)
  const now = snapshotWorld(world)
  expect(now.events).not.toEqual([])
  expect(JSON.parse(JSON.stringify(replay(before, changes)))).toEqual(JSON.parse(JSON.stringify(now)))
})

test('what a feed tells is data: text and back changes nothing', async () => {
  const { changes, signIn } = await followed()
  await signIn()

  expect(changes.length).toBeGreaterThan(100)
  expect(JSON.parse(JSON.stringify(changes))).toEqual(changes)
})

test('a world that changes nothing has nothing to tell', async () => {
  const { changes, call } = await followed()
  await call('GET', '/wps/system/status')
  expect(changes).toEqual([])
})

test('a restored world tells its feed the way from what it was', async () => {
  const { world, before, changes, call, control, state } = await followed()
  const born = await state()
  await call('POST', '/wps/member/trialuser')
  await control('POST', '/snapshot', born)

  expect(await state()).toBe(born)
  expect(replay(before, changes)).toEqual(snapshotWorld(world))
})
