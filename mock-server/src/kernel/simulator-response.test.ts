import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { setup } from '../adapters/testing.ts'

const game = catalogue()
  .byCategory.get('RNG')!
  .find(({ isUnderMaintenance }) => !isUnderMaintenance)!
const SPIN = '/partners/slot/spin'
const KEY = { 'idempotency-key': 'key-00000001' }

/** Somebody at a slot. */
async function seated() {
  const house = setup()
  const token = await house.signIn('many01')
  const { json } = await house.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, { token })
  const launch = new URL(json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const spin = (headers = {}) =>
    house.call('POST', SPIN, { body: { launch, stake: game.minBet }, headers: { language: 'EN', ...headers } })
  const ledger = async () => (await house.control('GET', '/ledger')).json.accounts
  return { ...house, launch, spin, ledger }
}

test('a closed site takes no stake of a partner either, and takes it again once it is open', async () => {
  const { control, spin, ledger } = await seated()
  const before = await ledger()
  await control('POST', '/system/status', { maintenance: true })
  const { status, json } = await spin()
  expect([status, json.errorCode]).toEqual([503, 'system.maintenance'])
  expect(await ledger()).toEqual(before)

  await control('POST', '/system/status', {})
  expect((await spin()).status).toBe(200)
})

test('what became of a stake can be asked for by its key, also when the site has closed meanwhile', async () => {
  const { control, spin } = await seated()
  const first = await spin(KEY)
  await control('POST', '/system/status', { maintenance: true })
  expect((await spin(KEY)).text).toBe(first.text)
})

test('a fault that was asked for strikes a partner’s call: by its name, or with everything', async () => {
  const { control, spin, ledger } = await seated()
  const before = await ledger()
  await control('POST', '/faults', { operation: `POST ${SPIN}`, status: 500, times: 1 })
  await control('POST', '/faults', { operation: '*', status: 429, code: 'TOO_MANY_REQUESTS', times: 1 })
  expect([(await spin()).status, (await spin()).status]).toEqual([500, 429])
  expect(await ledger()).toEqual(before)
  expect((await spin()).status).toBe(200)
})

test('a partner’s answer that is lost on the way has been given: the same key has it again', async () => {
  const { control, spin } = await seated()
  await control('POST', '/faults', { operation: `POST ${SPIN}`, drop: 'after', times: 1 })
  await expect(spin(KEY)).rejects.toThrow('dropped')
  const again = await spin(KEY)
  expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true'])
})

test('a fault for a call that nobody answers is refused by its name', async () => {
  const { control } = await seated()
  const { status, json } = await control('POST', '/faults', { operation: 'POST /partners/slot/spinn', status: 500 })
  expect([status, json.value.field]).toEqual([400, 'operation'])
})
