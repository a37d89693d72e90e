import { expect, test } from 'vitest'
import { affiliateUrlTable } from '../domains/agent/agent.model.ts'
import { noticeReadsTable } from '../domains/content/content.service.ts'
import { memberTable } from '../domains/member/member.model.ts'
import { tokenLimitTable } from '../domains/session/session.model.ts'
import type { Site } from '../gateway.ts'
import { setup } from '../adapters/testing.ts'

const DAY = 86_400_000

const changeRows = async ({ world }: Site) => {
  const { id } = world.table(affiliateUrlTable).dump()[0]!
  await world.table(affiliateUrlTable).update(id, { remark: 'changed' })
  await world.table(noticeReadsTable).update(1001, { noticeIds: [501] })
  await world.table(tokenLimitTable).update(1013, { calls: 9 })
  await world.table(memberTable).update(1001, { nickname: 'changed', registeredAt: 1 })
  await world.table(memberTable).update(1001, { nickname: 'changed again' })
  const postings = [
    { account: 'member:1001', amount: -5 },
    { account: 'house:cashier', amount: 5 },
  ]
  world.ledger.post({ at: 0, type: 'other', orderNo: 'O1', remark: 'changed', postings })
}

const removeRows = async ({ world }: Site) => {
  await world.database.restore({})
  world.ledger.restore([])
}

test.for([
  ['changed', changeRows],
  ['removed', removeRows],
] as const)('rows of personas that are %s in one world stay in all others', async ([, work]) => {
  const { mock, state } = setup()
  const before = await state('other')

  const site = await mock.worlds.open('one')
  await site.world.run(() => work(site))

  expect(await state('one')).not.toBe(before)
  expect(await state('other')).toBe(before)
  expect(await state('later')).toBe(before)
  await mock.worlds.create({ name: 'one' })
  expect(await state('one')).toBe(before)
})

const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []

test('the rows that worlds share cannot be changed', async () => {
  const { world } = await setup().mock.worlds.open('default')

  const rows = [...Object.values(world.database.dump()).flat(), ...world.ledger.dump()]
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.flatMap(partsOf).filter((part) => !Object.isFrozen(part))).toEqual([])
})

test('worlds that begin at different times have rows of their own time', async () => {
  const host = { time: 1000 * DAY }
  const { mock } = setup({ now: () => host.time })
  const timesOf = async (name: string) => {
    const { world } = await mock.worlds.open(name)
    return {
      member: world.table(memberTable).get(1001)?.registeredAt,
      url: world.table(affiliateUrlTable).dump()[0]?.createdAt,
      deposit: world.ledger.dump()[0]?.at,
    }
  }

  const early = await timesOf('early')
  host.time += 5 * DAY

  expect(early).toEqual({ member: 800 * DAY, url: 900 * DAY, deposit: 900 * DAY })
  expect(await timesOf('late')).toEqual({ member: 805 * DAY, url: 905 * DAY, deposit: 905 * DAY })
  expect(await timesOf('early')).toEqual(early)
})

test('the rows of personas are valid: a restored world has the same', async () => {
  const { mock, state } = setup()
  const { world } = await mock.worlds.open('default')

  await mock.worlds.fork(world, 'copy')

  expect(JSON.parse(await state('copy'))).toEqual(JSON.parse(await state()))
})
