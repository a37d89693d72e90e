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

const DAY = 86_400_000
const closed = {
  status: 400,
  code: 'request_param_err',
  value: { field: 'transfers.1.transferAmount', rule: 'closed', reason: 'is more than this member can receive now' },
}
const deposits = { kind: 'deposit', period: 'day' } as const

test.for(['timeOut', 'selfExclusion'] as const)(
  'a member in a break (%s) receives no transfer, and the refusal does not say why',
  async (kind) => {
    const { agent, services, world, state } = await setupBalances()
    const { id } = services.members.getByAccount('anhhoang')
    const now = world.clock.now()
    await services.breaks.record({ memberId: id, kind, startedAt: now, endsAt: now + 200 * DAY })
    const before = await state()

    await expect(agent.transferAll({ transfers: both, password })).rejects.toMatchObject(closed)
    await expect(agent.previewTransfers(both)).rejects.toMatchObject(closed)
    await expect(agent.transfer({ ...both[1]!, password })).rejects.toMatchObject({ value: { rule: 'closed' } })
    expect(await state()).toBe(before)
    await services.breaks.endAll(id)
    await agent.transferAll({ transfers: both, password })
    expect(world.ledgerInvariants.check()).toBeUndefined()
  },
)

test('where a limit is required (de), a member without one receives no transfer [R-2-13]', async () => {
  const { agent, services, world, state } = await setupBalances()
  world.settings.rulebook = 'de'
  for (const name of ['anhhoang', 'thaomy']) {
    const before = await state()
    await expect(agent.transferAll({ transfers: both, password })).rejects.toMatchObject({ value: { rule: 'closed' } })
    expect(await state()).toBe(before)
    await services.limits.set(services.members.getByAccount(name).id, { ...deposits, period: 'month' }, 100_000)
  }
  await agent.transferAll({ transfers: both, password })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a transfer counts for the deposit limit of who receives it, and goes no further than the limit', async () => {
  const { agent, services, balances, world } = await setupBalances()
  const { id } = services.members.getByAccount('anhhoang')
  await services.limits.set(id, deposits, 1500)
  const before = balances('agent01', 'thaomy', 'anhhoang')
  await agent.transferAll({ transfers: both, password })
  const usedOf = () => services.limits.list(id).map(({ used, remaining }) => [used, remaining])
  expect(usedOf()).toEqual([[1000, 500]])

  await expect(agent.transferAll({ transfers: both, password })).rejects.toMatchObject(closed)
  const rest = { downline: 'anhhoang', password }
  await expect(agent.transfer({ ...rest, transferAmount: 5.01 })).rejects.toMatchObject({ value: { rule: 'closed' } })
  await agent.transfer({ ...rest, transferAmount: 5 })

  expect(usedOf()).toEqual([[1500, 0]])
  expect(balances('agent01', 'thaomy', 'anhhoang')).toEqual([before[0]! - 2500, before[1]! + 1000, before[2]! + 1500])
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('after a snapshot is restored a limit counts the transfers of that time', async () => {
  const { agent, services, world } = await setupBalances()
  const { id } = services.members.getByAccount('anhhoang')
  await services.limits.set(id, deposits, 1000)
  const saved = world.ledger.dump()
  const send = () => agent.transfer({ ...both[1]!, password })
  await send()
  world.ledger.restore(saved)
  expect(world.ledgerInvariants.verify()).toBeUndefined()
  await send()
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('money sent to the upline counts for the limit of the upline, and not for who sends it', async () => {
  const { services, gatewayOf, signIn } = await setupBalances()
  const [child, upline] = ['thaomy', 'agent01'].map((name) => services.members.getByAccount(name).id)
  for (const id of [child!, upline!]) await services.limits.set(id, deposits, 1000)
  await services.paymentPassword.put(child!, password)
  const below = gatewayOf(await signIn('thaomy')).agent

  await below.transfer({ transferAmount: 10, password })

  await expect(below.transfer({ transferAmount: 0.01, password })).rejects.toMatchObject({ value: { rule: 'closed' } })
  const usedOf = (id: number) => services.limits.list(id).map(({ used }) => used)
  expect([usedOf(child!), usedOf(upline!)]).toEqual([[0], [1000]])
})

test.for([
  ['a break', /has received a transfer during the timeOut/],
  ['a limit', /has used 1000 of a deposit limit of 999 a day/],
] as const)('the invariant notices a transfer past %s', async ([rule, fault]) => {
  const { services, world, member } = await setupBalances()
  const { id } = services.members.getByAccount('thaomy')
  const at = world.clock.now()
  if (rule === 'a limit') await services.limits.set(id, deposits, 999)
  else await services.breaks.record({ memberId: id, kind: 'timeOut', startedAt: at, endsAt: at + DAY })
  const postings = [
    { account: memberAccount(member.id), amount: -1000 },
    { account: memberAccount(id), amount: 1000 },
  ]
  world.ledger.post({ at, type: 'transfer_down', orderNo: 'X1', remark: '', postings })
  expect(world.ledgerInvariants.check()).toMatch(fault)
})
