import { expect, test } from 'vitest'
import { setup } from '../testing.ts'
import { createTestStore } from './testing-store.ts'
import { persistWorld, type WorldStore } from './persist-world.ts'

async function aTab(store: WorldStore, long?: number) {
  const { mock, call, state } = setup()
  const keeper = persistWorld(mock, store, long)
  await keeper.load()
  const trial = async () => {
    await call('POST', '/wps/member/trialuser')
    await keeper.save()
  }
  const members = async () => JSON.parse(await state()).database.members.length as number
  return { ...keeper, call, trial, members, state }
}

test('a tab that becomes visible again continues with the world that another tab stored', async () => {
  const store = createTestStore()
  const [one, other] = [await aTab(store), await aTab(store)]
  await one.trial()
  await one.trial()

  await other.load()
  await other.trial()
  await one.load()

  expect(await one.state()).toBe(await other.state())
  expect(store.writes).toEqual(['replace', 'append', 'append'])
})

test('a recording continues from the world that another tab has stored, so that it can be replayed', async () => {
  const store = createTestStore()
  const [one, other] = [await aTab(store), await aTab(store)]
  await other.call('POST', '/__admin/recording')
  await one.trial()

  await other.load()
  await other.trial()

  const recording = JSON.parse((await other.call('GET', '/__admin/recording')).text)
  expect([recording.start.snapshot.database.members.length + 1, recording.calls.length]).toEqual([
    await other.members(),
    1,
  ])
  const { json } = await other.call('POST', '/__admin/recording/replay', { body: { recording } })
  expect(json).toMatchObject({ requests: 1, isSame: true })
})

test('a tab that writes after another tab stores its complete world, not a mixture of both', async () => {
  const store = createTestStore()
  const one = await aTab(store)
  await one.trial()
  const other = await aTab(store)
  await one.trial()
  await other.trial()

  const next = await aTab(store)

  expect(store.writes).toEqual(['replace', 'append', 'replace'])
  expect(await next.state()).toBe(await other.state())
})

test('many changes are replaced by a complete world', async () => {
  const store = createTestStore()
  const tab = await aTab(store, 10)
  for (let count = 0; count < 6; count++) await tab.trial()

  expect(store.writes.filter((write) => write === 'replace').length).toBeGreaterThan(1)
  expect(store.stored()!.changes.length).toBeLessThan(15)
  expect(await (await aTab(store)).state()).toBe(await tab.state())
})

test('a failing store does not affect responses, and gets the complete world when it works again', async () => {
  const store = createTestStore()
  const tab = await aTab(store)
  await tab.trial()
  const { append } = store
  store.append = async () => Promise.reject(new Error('full'))
  const failing = await aTab(store)
  await failing.trial()
  store.append = append
  await failing.trial()

  expect(store.writes).toEqual(['replace', 'replace'])
  expect(await (await aTab(store)).state()).toBe(await failing.state())
})

const unusable: [what: string, change: (stored: { snapshot: unknown; changes: unknown[] }) => object][] = [
  ['of another version', ({ snapshot }) => ({ snapshot: { ...(snapshot as object), version: 1 } })],
  ['without a snapshot', () => ({ snapshot: undefined })],
  ['with invalid changes', () => ({ changes: [5] })],
  ['with a change of an unknown table', () => ({ changes: [{ table: 'dreams', id: 1, row: {} }] })],
  [
    'with half of a bet',
    ({ changes }) => ({
      changes: [
        ...changes,
        {
          table: 'transactions',
          id: 'T9',
          row: {
            id: 'T9',
            at: 1,
            type: 'betting',
            orderNo: 'S1',
            remark: '',
            postings: [
              { account: 'member:1001', amount: -5 },
              { account: 'stakes:1001', amount: 5 },
            ],
          },
        },
      ],
    }),
  ],
]

test.for(unusable)('a stored world %s is discarded, and the next change stores a new one', async ([, change]) => {
  const store = createTestStore()
  const tab = await aTab(store)
  const initial = await tab.state()
  await tab.trial()
  await tab.trial()
  const stored = store.stored()!
  store.overwrite({ ...stored, ...change(stored) })

  const next = await aTab(store)

  expect(await next.state()).toBe(initial)
  await next.trial()
  expect(store.writes.at(-1)).toBe('replace')
  expect(await (await aTab(store)).state()).toBe(await next.state())
})
