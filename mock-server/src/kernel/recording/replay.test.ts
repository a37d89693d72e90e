import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'
import { aBet, BETTING, NEXT } from '../../domains/lottery/testing.ts'
import type { Change } from '../tables/change-log.ts'
import { replay } from './replay.ts'
import { snapshotWorld } from '../world/snapshot.ts'

async function createObservedWorld() {
  const site = setup()
  const { world } = await site.mock.worlds.open('default')
  const before = snapshotWorld(world)
  const changes: Change[] = []
  world.changeLog.subscribe((change) => changes.push(change))
  return { ...site, world, before, changes }
}

test('a snapshot plus all later changes gives the current state', async () => {
  const { world, before, changes, call, control, signIn } = await createObservedWorld()
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

  const tables = new Set(changes.map(({ table }) => table))
  for (const table of ['wagers', 'recents', 'transactions', 'events', 'answers', 'state'])
    expect(tables).toContain(table)
  const now = snapshotWorld(world)
  expect(now.events).not.toEqual([])
  expect(JSON.parse(JSON.stringify(replay(before, changes)))).toEqual(JSON.parse(JSON.stringify(now)))
})

test('changes are plain data: serialising them loses nothing', async () => {
  const { changes, signIn } = await createObservedWorld()
  await signIn()

  expect(changes.length).toBeGreaterThan(100)
  expect(JSON.parse(JSON.stringify(changes))).toEqual(changes)
})

test('a call without changes reports nothing', async () => {
  const { changes, call } = await createObservedWorld()
  await call('GET', '/wps/system/status')
  expect(changes).toEqual([])
})

test('a restore reports the changes from the previous state', async () => {
  const { world, before, changes, call, control, state } = await createObservedWorld()
  const initial = await state()
  await call('POST', '/wps/member/trialuser')
  await control('POST', '/snapshot', initial)

  expect(await state()).toBe(initial)
  expect(replay(before, changes)).toEqual(snapshotWorld(world))
})
