import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'

const game = catalogue()
  .byCategory.get('RNG')!
  .find(({ isUnderMaintenance }) => !isUnderMaintenance)!
const SPIN = '/partners/slot/spin'
const KEY = { 'idempotency-key': 'key-00000001' }

async function openSlot() {
  const site = setup()
  const token = await site.signIn('many01')
  const { json } = await site.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, { token })
  const launch = new URL(json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const spin = (headers = {}) =>
    site.call('POST', SPIN, { body: { launch, stake: game.minBet }, headers: { language: 'EN', ...headers } })
  const ledger = async () => (await site.control('GET', '/ledger')).json.accounts
  return { ...site, launch, spin, ledger }
}

test('a closed site refuses stakes of simulators, too, and accepts them again once it is open', async () => {
  const { control, spin, ledger } = await openSlot()
  const before = await ledger()
  await control('POST', '/system/status', { maintenance: true })
  const { status, json } = await spin()
  expect([status, json.errorCode]).toEqual([503, 'system.maintenance'])
  expect(await ledger()).toEqual(before)

  await control('POST', '/system/status', {})
  expect((await spin()).status).toBe(200)
})

test('the stored reply of a stake is available by its key even after the site has closed', async () => {
  const { control, spin } = await openSlot()
  const first = await spin(KEY)
  await control('POST', '/system/status', { maintenance: true })
  expect((await spin(KEY)).text).toBe(first.text)
})

test('a fault applies to a simulator’s call by its name or by the wildcard', async () => {
  const { control, spin, ledger } = await openSlot()
  const before = await ledger()
  await control('POST', '/faults', { operation: `POST ${SPIN}`, status: 500, times: 1 })
  await control('POST', '/faults', { operation: '*', status: 429, code: 'TOO_MANY_REQUESTS', times: 1 })
  expect([(await spin()).status, (await spin()).status]).toEqual([500, 429])
  expect(await ledger()).toEqual(before)
  expect((await spin()).status).toBe(200)
})

test('a lost response of a simulator is repeated for the same key', async () => {
  const { control, spin } = await openSlot()
  await control('POST', '/faults', { operation: `POST ${SPIN}`, drop: 'after', times: 1 })
  await expect(spin(KEY)).rejects.toThrow('dropped')
  const again = await spin(KEY)
  expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true'])
})

test('a fault for an unknown call is refused', async () => {
  const { control } = await openSlot()
  const { status, json } = await control('POST', '/faults', { operation: 'POST /partners/slot/spinn', status: 500 })
  expect([status, json.value.field]).toEqual([400, 'operation'])
})
