import { expect, test } from 'vitest'
import { memberAccount } from '../../../kernel/money/ledger.ts'
import { DAY } from '../../../kernel/world/local-day.ts'
import { depositTable } from '../../deposits/deposit.model.ts'
import { type Wager, wagerTable } from '../../wagers/wager.model.ts'
import { asMember, DEPOSITS } from '../testing.ts'

const GAME = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', gameName: 'Cá Chép', nodeId: 10001 }

/** A member with limits of 100 a day; `add` writes a wager as a gateway without these rules would. Amounts in minor units. */
async function asLimited(kinds: readonly ('loss' | 'stake')[]) {
  const member = await asMember('many01')
  const { world, memberId, set } = member
  for (const kind of kinds) await set({ kind, period: 'day', amount: 100 })
  const now = world.clock.now()
  const wagers = world.table(wagerTable)
  const add = (change: Partial<Wager>) =>
    wagers.insert({
      id: `S${wagers.size() + 1}`,
      memberId,
      ...GAME,
      stake: 10_000,
      payout: 0,
      state: 'settled',
      placedAt: now,
      settledAt: now,
      ...change,
    })
  return { ...member, now, add, wagers, check: () => world.ledgerInvariants.check() }
}

test.for(['loss', 'stake'] as const)(
  'the invariant notices stakes beyond a %s limit, to the minor unit',
  async (kind) => {
    const { add, check, memberId } = await asLimited([kind])
    await add({})
    expect(check()).toBeUndefined()
    await add({ stake: 1 })
    expect(check()).toBe(`member ${memberId} has used 10001 of a ${kind} limit of 10000 a day`)
  },
)

test('the invariant counts a payout on the day of its settlement, and neither a cancelled stake nor an open payout', async () => {
  const { add, check, now, wagers } = await asLimited(['loss'])
  await add({ state: 'cancelled', stake: 50_000 })
  await add({ stake: 5000, payout: 5000, placedAt: now - DAY })
  await add({ stake: 15_000 })
  expect(check()).toBeUndefined()

  await add({ state: 'cancelled', payout: 20_000 })
  await wagers.update('S2', { payout: 4999 })
  await add({ stake: 1 })
  expect(check()).toMatch(/has used 10002 of a loss limit/)
})

test('the invariant counts a late payment on its own day, and no money that the member sends', async () => {
  const { set, deposit, deposits, advance, world, memberId } = await asMember('many01')
  await set({ ...DEPOSITS, amount: 100_000 })
  const { depositId } = await deposit(100_000)
  await deposits.cancel(depositId)
  await advance('1d')
  const amount = 5_000_000
  const postings = [
    { account: memberAccount(memberId), amount: -amount },
    { account: memberAccount(1001), amount },
  ]
  world.ledger.post({ at: world.clock.now(), type: 'transfer_down', orderNo: 'X1', remark: '', postings })
  await world
    .table(depositTable)
    .update(depositId, { state: 'confirming', paidLateAt: world.clock.now(), arrived: 10_000_001 })
  expect(world.ledgerInvariants.check()).toMatch(/has used 10000001 of a deposit limit of 10000000 a day/)
})

test('the invariant notices a transfer beyond a limit, to the minor unit', async () => {
  const { set, world, memberId } = await asMember('many01')
  const receive = (amount: number) => {
    const postings = [
      { account: memberAccount(1001), amount: -amount },
      { account: memberAccount(memberId), amount },
    ]
    world.ledger.post({ at: world.clock.now(), type: 'transfer_up', orderNo: `X${amount}`, remark: '', postings })
  }
  await set({ ...DEPOSITS, amount: 100_000 })
  receive(10_000_000)
  expect(world.ledgerInvariants.check()).toBeUndefined()
  receive(1)
  expect(world.ledgerInvariants.check()).toMatch(/has used 10000001 of a deposit limit/)
})
