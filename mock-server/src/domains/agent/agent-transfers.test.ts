import { expect, test } from 'vitest'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { setupAgent } from './testing.ts'

const password = '246810'
const both = [
  { downline: 'thaomy', transferAmount: 10 },
  { downline: 'anhhoang', transferAmount: 10 },
]

async function setupBalances() {
  const site = await setupAgent()
  const balances = (...names: string[]) =>
    names.map((name) => site.world.ledger.balance(memberAccount(site.services.members.getByAccount(name).id)))
  return { ...site, balances }
}

test('a transfer of 10 to each of two downlines takes 20 from the agent in one transaction', async () => {
  const { agent, balances, world } = await setupBalances()
  const before = balances('agent01', 'thaomy', 'anhhoang')
  const count = world.ledger.dump().length
  const sent = await agent.transferAll({ transfers: both, password })

  expect(balances('agent01', 'thaomy', 'anhhoang')).toEqual([before[0]! - 2000, before[1]! + 1000, before[2]! + 1000])
  expect(sent).toMatchObject({ totalAmount: 20, currentAvailBalance: (before[0]! - 2000) / 100 })
  expect(world.ledger.dump()).toHaveLength(count + 1)
})

test('a preview returns the sums and moves no money', async () => {
  const { agent, state } = await setupBalances()
  const before = await state()
  const preview = await agent.previewTransfers(both)

  expect(preview).toMatchObject({
    totalAmount: 20,
    remainingBalance: preview.currentAvailBalance - 20,
    transfers: both,
  })
  expect(await state()).toBe(before)
})

test('if one share is invalid no money is sent', async () => {
  const { agent, state } = await setupBalances()
  const before = await state()
  const send = (last: object) => agent.transferAll({ transfers: [both[0]!, { ...both[1]!, ...last }], password })

  await expect(send({ downline: 'demo01' })).rejects.toMatchObject({ value: { field: 'transfers.1.downline' } })
  await expect(send({ downline: 'ThaoMy' })).rejects.toMatchObject({ value: { reason: 'is a duplicate' } })
  await expect(send({ transferAmount: 0.001 })).rejects.toMatchObject({
    code: 'amount.invalid',
    value: { field: 'transfers.1.transferAmount' },
  })
  await expect(send({ transferAmount: 1_999_999 })).rejects.toMatchObject({ code: 'balance.not.enough' })
  expect(await state()).toBe(before)
})

test('a wrong payment password sends no money and is counted', async () => {
  const { agent, balances } = await setupBalances()
  const before = balances('agent01', 'thaomy')

  await expect(agent.transfer({ ...both[0]!, password: '000000' })).rejects.toMatchObject({
    code: 'invalid.payment.pw',
    value: { field: 'password', data: { remainingAttempts: 4 } },
  })
  expect(balances('agent01', 'thaomy')).toEqual(before)
})

test('the same transfer sent twice moves the money once', async () => {
  const { agent, balances } = await setupBalances()
  const before = balances('thaomy')[0]!
  const once = await agent.transfer({ ...both[0]!, password }, { idempotencyKey: 'transfer-0001' })
  const again = await agent.transfer({ ...both[0]!, password }, { idempotencyKey: 'transfer-0001' })

  expect(again).toEqual(once)
  expect(balances('thaomy')).toEqual([before + 1000])
})

test('a downline sends money to its upline; an agent of the site has no upline', async () => {
  const { agent, gatewayOf, signIn, services, balances } = await setupBalances()
  const child = services.members.getByAccount('thaomy')
  await services.paymentPassword.put(child.id, password)
  const before = balances('agent01', 'thaomy')
  const below = gatewayOf(await signIn('thaomy')).agent
  await below.transfer({ transferAmount: 25, password })

  expect(await below.getTransferEnabled()).toEqual({ transferDownEnabled: 'Y', transferUpEnabled: 'Y' })
  expect(balances('agent01', 'thaomy')).toEqual([before[0]! + 2500, before[1]! - 2500])
  expect(await agent.getTransferEnabled()).toEqual({ transferDownEnabled: 'Y', transferUpEnabled: 'N' })
  await expect(agent.transfer({ transferAmount: 25, password })).rejects.toMatchObject({ value: { field: 'downline' } })
})

test('transfers switched off by the operator are refused', async () => {
  const { agent, control, state } = await setupBalances()
  await control('PATCH', '/settings', { agents: { transfersDown: false, transfersUp: false } })
  const before = await state()

  for (const refused of [agent.transfer({ ...both[0]!, password }), agent.previewTransfers(both)])
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'function.not.available' })
  expect(await state()).toBe(before)
})

test('each direction has its own module and can be switched off separately', async () => {
  const { control, gatewayOf, signIn, services } = await setupBalances()
  await services.paymentPassword.put(services.members.getByAccount('thaomy').id, password)
  const { agent } = gatewayOf(await signIn('thaomy'))
  const [below] = (await agent.listDownlines({ level: 1 })).items
  const down = () => agent.transfer({ downline: below!.username, transferAmount: 1, password })
  const up = () => agent.transfer({ transferAmount: 1, password })
  const isOff = { status: 403, code: 'function.not.available' }

  await control('PATCH', '/settings', { flags: { AGETRANSFERUP3: false } })
  expect(await agent.getTransferEnabled()).toEqual({ transferDownEnabled: 'Y', transferUpEnabled: 'N' })
  await expect(up()).rejects.toMatchObject(isOff)
  expect(await down()).toMatchObject({ totalAmount: 1 })

  await control('PATCH', '/settings', { flags: { AGETRANSFERUP3: true, AGENTRANSMULTDOWN3: false } })
  expect(await agent.getTransferEnabled()).toEqual({ transferDownEnabled: 'N', transferUpEnabled: 'Y' })
  await expect(down()).rejects.toMatchObject(isOff)
  expect(await up()).toMatchObject({ totalAmount: 1 })
})
