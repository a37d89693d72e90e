import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { wagerTable } from '../domains/wagers/wager.model.ts'
import { memberAccount, stakesAccount } from './ledger.ts'

const DEMO01 = 1001

async function withHistory() {
  const site = setup()
  await site.signIn()
  const { world } = await site.mock.worlds.open('default')
  const recount = async () => (await site.control('POST', '/books/recount')).json.books as string
  const ask = async () => (await site.call('GET', '/wps/system/status')).json
  const aWager = world.table(wagerTable).where({ memberId: DEMO01 })[0]!
  return { ...site, world, wagers: world.table(wagerTable), recount, ask, aWager }
}

test('a world whose books balance says so, counted anew as well', async () => {
  const { world, recount } = await withHistory()
  expect(world.books.check()).toBeUndefined()
  expect(await recount()).toBe('balanced')
})

test('an open stake without the money for it breaks every answer from then on, and a recount finds it too', async () => {
  const { wagers, aWager, ask, recount } = await withHistory()
  await wagers.update(aWager.id, { state: 'open' })
  const broken = `stakes:${DEMO01} holds 0, but the open stakes add up to ${aWager.stake}`

  for (const answer of [await ask(), await ask()])
    expect(answer).toMatchObject({
      errorCode: 'ledger.broken',
      value: { reason: `The books do not balance: ${broken}` },
    })
  expect(await recount()).toBe(broken)

  await wagers.update(aWager.id, { state: 'settled' })
  expect(await recount()).toBe('balanced')
  expect((await ask()).success).toBe(true)
})

test('money at stake that nobody staked is found by the next answer', async () => {
  const { world, ask } = await withHistory()
  const postings = [
    { account: memberAccount(DEMO01), amount: -5 },
    { account: stakesAccount(DEMO01), amount: 5 },
  ]
  world.ledger.post({ at: 1, type: 'betting', orderNo: 'S1', remark: '', postings })

  expect((await ask()).value.reason).toContain(`stakes:${DEMO01} holds 5, but the open stakes add up to 0`)
})

test('a transaction changed behind the back of the ledger is found by a recount', async () => {
  const { world, recount } = await withHistory()
  const { postings } = world.ledger.dump()[0]!
  for (const posting of postings) posting.amount *= 2

  expect(world.books.check()).toBeUndefined()
  expect(await recount()).toMatch(/^the balance of \S+ differs from its replay$/)
})
