import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { wagerTable } from '../../domains/wagers/wager.model.ts'
import { memberAccount, stakesAccount } from './ledger.ts'

const DEMO01 = 1001

async function withHistory() {
  const site = setup()
  await site.signIn()
  const { world } = await site.mock.worlds.open('default')
  const verify = async () => (await site.control('POST', '/ledger/verify')).json.status as string
  const ask = async () => (await site.call('GET', '/wps/system/status')).json
  const aWager = world.table(wagerTable).where({ memberId: DEMO01 })[0]!
  return { ...site, world, wagers: world.table(wagerTable), verify, ask, aWager }
}

test('a balanced ledger passes the check and the recount', async () => {
  const { world, verify } = await withHistory()
  expect(world.ledgerInvariants.check()).toBeUndefined()
  expect(await verify()).toBe('balanced')
})

test('an open stake without its money fails every later response and the recount', async () => {
  const { wagers, aWager, ask, verify } = await withHistory()
  await wagers.update(aWager.id, { state: 'open' })
  const broken = `stakes:${DEMO01} holds 0, but the open stakes add up to ${aWager.stake}`

  for (const answer of [await ask(), await ask()])
    expect(answer).toMatchObject({
      errorCode: 'ledger.broken',
      value: { reason: `The ledger does not balance: ${broken}` },
    })
  expect(await verify()).toBe(broken)

  await wagers.update(aWager.id, { state: 'settled' })
  expect(await verify()).toBe('balanced')
  expect((await ask()).success).toBe(true)
})

test('money at stake without a wager is found by the next response', async () => {
  const { world, ask } = await withHistory()
  const postings = [
    { account: memberAccount(DEMO01), amount: -5 },
    { account: stakesAccount(DEMO01), amount: 5 },
  ]
  world.ledger.post({ at: 1, type: 'betting', orderNo: 'S1', remark: '', postings })

  expect((await ask()).value.reason).toContain(`stakes:${DEMO01} holds 5, but the open stakes add up to 0`)
})

test('a transaction changed outside the ledger is found by the recount', async () => {
  const { world, verify } = await withHistory()
  const { postings } = world.ledger.dump().at(-1)!
  for (const posting of postings) posting.amount *= 2

  expect(world.ledgerInvariants.check()).toBeUndefined()
  expect(await verify()).toMatch(/^the balance of \S+ differs from its replay$/)
})
