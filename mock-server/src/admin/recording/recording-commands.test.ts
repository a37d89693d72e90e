import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

async function recorded() {
  const site = setup()
  await site.control('POST', '/recording')
  await site.call('GET', '/wps/wallets/gcs', { token: await site.signIn() })
  const { json: recording } = await site.control('GET', '/recording')
  const replay = async (body: object) => (await site.control('POST', '/recording/replay', body)).json
  return { ...site, recording, replay }
}

test('a mock reports the number of recorded calls, and nothing while it does not record', async () => {
  const { control } = await recorded()
  expect((await control('GET', '/recording/status')).json).toEqual({ calls: 3 })
  await control('DELETE', '/recording')
  expect((await control('GET', '/recording/status')).json).toEqual({})
})

test('a recording is replayed in a separate mock, and applied to the world only on request', async () => {
  const { recording, replay, call, state, control } = await recorded()
  const atTheEnd = await state()
  await control('DELETE', '/recording')
  await call('POST', '/wps/member/trialuser')
  const later = await state()

  expect(await replay({ recording })).toMatchObject({ requests: 3, isSame: true })
  expect(await state()).toBe(later)
  expect(await replay({ recording, apply: true })).toMatchObject({ requests: 3, isSame: true })
  expect(await state()).toBe(atTheEnd)
})

test('a recording with differences is reported and not applied', async () => {
  const { recording, replay, state } = await recorded()
  recording.calls.at(-1).headers.authorization = 'another token'
  const before = await state()

  expect(await replay({ recording, apply: true })).toMatchObject({ isSame: false, first: { number: 3, status: 401 } })
  expect(await state()).toBe(before)
})

test.for([
  ['nothing', 'text'],
  ['recording', { recording: 3 }],
  ['document', { document: 'older' }],
] as const)('an invalid recording is refused by its field, %s', async ([field, change]) => {
  const { recording, replay, state } = await recorded()
  const before = await state()
  const sent = typeof change === 'string' ? change : { ...recording, ...change }

  const { errorCode, value } = await replay({ recording: sent, apply: true })

  expect([errorCode, value.field]).toEqual(['request_param_err', field === 'nothing' ? 'recording' : field])
  expect(await state()).toBe(before)
})

test('a recording has at most as many calls as a world records', async () => {
  const { recording, replay } = await recorded()
  const [call] = recording.calls as object[]
  const { value } = await replay({ recording: { ...recording, calls: Array.from({ length: 20_001 }, () => call) } })

  expect(value).toEqual({ field: 'calls', reason: 'must have at most 20000 entries' })
})
