import { expect, test } from 'vitest'
import { memberAccount } from '../kernel/money/ledger.ts'
import { createMockServer, FROZEN_TIME } from '../mock-server.ts'
import { seedHistory } from './seed-history.ts'

const DAY = 86_400_000
const DEMO01 = 1001
const BALANCE = 1_240_831_750

async function setup() {
  const { world, services } = await createMockServer().worlds.open('past')
  const demo = () => services.members.get(DEMO01)!
  const records = (at = FROZEN_TIME) => ({
    lines: services.records.transactions(DEMO01, {
      range: { start: at - 30 * DAY, end: at },
      codeTypes: [],
      txTypeIds: [],
    }),
    bets: services.records.bets(DEMO01, { range: { start: at - 30 * DAY, end: at } }, () => true),
  })
  return { world, services, demo, records }
}

test('demo01 has 45 bets, more than 60 movements, favourites and recent games, and its stated balance', async () => {
  const { world, services, demo, records } = await setup()
  expect(records().bets).toEqual([])
  await seedHistory(world, demo())
  const { lines, bets } = records()
  expect(bets).toHaveLength(45)
  expect(lines.length).toBeGreaterThan(60)
  expect(services.marks.favouriteIds(DEMO01)).toHaveLength(8)
  expect(services.marks.recents(DEMO01)).toHaveLength(9)
  expect(services.wallet.balanceOf(DEMO01)).toBe(BALANCE)
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('the seeded account record is in order of time, and each balance follows from the one before', async () => {
  const { world, demo } = await setup()
  await seedHistory(world, demo())
  const lines = world.ledger.statement(memberAccount(DEMO01))
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    expect(line.transaction.at).toBeGreaterThanOrEqual(before?.transaction.at ?? 0)
    expect(line.balance).toBe((before?.balance ?? 0) + line.amount)
  }
})

test('seeded deposits and withdrawals have the order numbers of their movements', async () => {
  const { world, services, demo, records } = await setup()
  await seedHistory(world, demo())
  const ordersOf = (type: string) =>
    records()
      .lines.filter(({ transaction }) => transaction.type === type)
      .map(({ transaction, amount }) => [transaction.orderNo, Math.abs(amount)])
      .toSorted()
  const lately = (at: number) => at > FROZEN_TIME - 30 * DAY
  const paidIn = services.deposits
    .of(DEMO01)
    .filter(({ state, createdAt }) => state === 'credited' && lately(createdAt))
  const paidOut = services.withdrawals.of(DEMO01).filter(({ submittedAt }) => lately(submittedAt))

  expect(paidIn.map(({ id, credited }) => [id, credited]).toSorted()).toEqual(ordersOf('deposit'))
  expect(paidOut.map(({ id, amount }) => [id, amount]).toSorted()).toEqual(ordersOf('withdraw'))
  expect(paidIn.length).toBeGreaterThan(3)
})

test('the history is the same at any time of seeding, and uses up no ids', async () => {
  const early = await setup()
  await seedHistory(early.world, early.demo())
  const late = await setup()
  late.world.clock.advance(DAY)
  await late.services.session.createTrial()
  await seedHistory(late.world, late.demo())
  await early.services.session.createTrial()
  expect(late.records()).toEqual(early.records())
  expect(late.world.ids.dump()).toEqual(early.world.ids.dump())
  const idsOf = ({ world }: typeof early) =>
    world.ledger
      .dump()
      .map(({ id }) => id)
      .sort()
  expect(idsOf(late)).toEqual(idsOf(early))
})

test('a member without a history gets none', async () => {
  const { world, services } = await setup()
  await seedHistory(world, services.members.get(1004)!)
  expect(services.wagers.of(1004)).toEqual([])
  expect(services.marks.recents(1004)).toEqual([])
})
