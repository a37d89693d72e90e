import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

/** A site where somebody has played a little since it was taped, and what came of that in a capsule. */
async function recorded() {
  const site = setup()
  await site.control('POST', '/capsule')
  await site.call('GET', '/wps/wallets/gcs', { token: await site.signIn() })
  const { json: capsule } = await site.control('GET', '/capsule')
  const replay = async (body: object) => (await site.control('POST', '/capsule/replay', body)).json
  return { ...site, capsule, replay }
}

test('a running mock tells how much is on the tape, and nothing where none runs', async () => {
  const { control } = await recorded()
  expect((await control('GET', '/capsule/tape')).json).toEqual({ calls: 3 })
  await control('DELETE', '/capsule')
  expect((await control('GET', '/capsule/tape')).json).toEqual({})
})

test('a capsule is replayed aside, and the world goes on from there only where somebody takes it', async () => {
  const { capsule, replay, call, state, control } = await recorded()
  const atTheEnd = await state()
  await control('DELETE', '/capsule')
  await call('POST', '/wps/member/trialuser')
  const later = await state()

  expect(await replay({ capsule })).toMatchObject({ requests: 3, isSame: true })
  expect(await state()).toBe(later)
  expect(await replay({ capsule, take: true })).toMatchObject({ requests: 3, isSame: true })
  expect(await state()).toBe(atTheEnd)
})

test('a capsule that comes out otherwise is told and not taken', async () => {
  const { capsule, replay, state } = await recorded()
  capsule.calls.at(-1).headers.authorization = 'somebody else'
  const before = await state()

  expect(await replay({ capsule, take: true })).toMatchObject({ isSame: false, first: { number: 3, status: 401 } })
  expect(await state()).toBe(before)
})

test.for([
  ['nothing', 'text'],
  ['capsule', { capsule: 2 }],
  ['description', { description: 'older' }],
] as const)('what cannot be replayed is refused by its field, %s', async ([field, change]) => {
  const { capsule, replay, state } = await recorded()
  const before = await state()
  const sent = typeof change === 'string' ? change : { ...capsule, ...change }

  const { errorCode, value } = await replay({ capsule: sent, take: true })

  expect([errorCode, value.field]).toEqual(['request_param_err', field === 'nothing' ? 'capsule' : field])
  expect(await state()).toBe(before)
})
