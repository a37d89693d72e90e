import { expect, test } from 'vitest'
import { setupCashier, WITHDRAWAL } from './testing.ts'

const RICH = 12_408_317.5

test('a withdrawal leaves the balance at once and is paid after a time', async () => {
  const { withdrawals, wallet, advance } = await setupCashier('demo01')
  const state = async () => (await withdrawals.list({ size: 1 })).items[0]?.state

  const receipt = await withdrawals.withdraw(WITHDRAWAL)

  expect(receipt).toMatchObject({ charge: 0, receivedAmount: 200_000 })
  expect(await wallet.get()).toEqual({ sumBalance: RICH - 200_000 })
  expect(await state()).toBe('submitted')
  await advance('1m')
  expect(await state()).toBe('reviewing')
  await advance('5m')
  expect(await state()).toBe('paying')
  await advance('2m')
  expect(await state()).toBe('paid')
})

test('a withdrawal must state the kind of its account, because limits differ by kind', async () => {
  const { withdrawals, wallet } = await setupCashier('demo01')
  const asCard = { ...WITHDRAWAL, bankCardId: 10013 }

  await expect(withdrawals.withdraw(asCard)).rejects.toMatchObject({
    code: 'request_param_err',
    value: { field: 'currentWithdrawType' },
  })
  expect(await wallet.get()).toEqual({ sumBalance: RICH })
  await withdrawals.withdraw({ ...asCard, currentWithdrawType: 'EW' })
  expect(await wallet.get()).toEqual({ sumBalance: RICH - 200_000 })
})

test('the money of an open withdrawal is held, and the ledger is balanced', async () => {
  const { withdrawals, advance, site } = await setupCashier('demo01')
  const held = () => site.world.ledger.balance('house:payouts')

  await withdrawals.withdraw(WITHDRAWAL)
  expect(held()).toBe(20_000_000)
  await advance('10m')
  expect(held()).toBe(0)
  expect(site.world.ledgerInvariants.verify()).toBeUndefined()
})

test('a large amount is reviewed for a day', async () => {
  const { withdrawals, advance, control } = await setupCashier('demo01')
  await control('POST', '/provider-states', {
    state: 'a member has money',
    params: { account: 'demo01', balance: 9e7 },
  })
  await withdrawals.withdraw({ ...WITHDRAWAL, amount: 60_000_000 })

  await advance('23h')
  expect((await withdrawals.list()).items[0]?.state).toBe('reviewing')
  await advance('2h')
  expect((await withdrawals.list()).items[0]?.state).toBe('paid')
})

test('a rejected withdrawal is refunded completely under the same order number', async () => {
  const { withdrawals, wallet, control, records } = await setupCashier('demo01')
  const { refId } = await withdrawals.withdraw(WITHDRAWAL)

  await control('POST', '/cashier/withdrawals', { refId, decision: 'reject', reason: 'Name differs' })

  expect(await wallet.get()).toEqual({ sumBalance: RICH })
  expect((await withdrawals.list()).items[0]).toMatchObject({
    refId,
    status: 4,
    state: 'rejected',
    remark: 'Name differs',
  })
  const { items: list } = await records.listTransactions({ codeTypes: 'withdraw', size: 2 })
  expect(list.map(({ orderNo, amount }) => [orderNo, amount])).toEqual([
    [refId, 200_000],
    [refId, -200_000],
  ])
})

test('the operator can approve early, and the bank can still send the money back', async () => {
  const { withdrawals, wallet, control } = await setupCashier('demo01')
  const { refId } = await withdrawals.withdraw(WITHDRAWAL)
  const decide = (decision: string) => control('POST', '/cashier/withdrawals', { refId, decision })

  expect((await decide('approve')).json).toMatchObject({ state: 'paying' })
  expect((await decide('return')).json).toMatchObject({ state: 'returned' })
  expect(await wallet.get()).toEqual({ sumBalance: RICH })
  expect((await decide('approve')).json).toMatchObject({ errorCode: 'request_param_err', value: { field: 'refId' } })
})

test('the mail about a paid withdrawal has the name of the site [B-1-06]', async () => {
  const { withdrawals, advance, control } = await setupCashier('demo01')
  await control('PATCH', '/settings', { siteName: { vi: 'Sao Mai', en: 'Morning Star' } })
  const { refId } = await withdrawals.withdraw(WITHDRAWAL)
  await advance('10m')

  const outbox = (await control('GET', '/outbox')).json as { text: string }[]
  expect(outbox.map(({ text }) => text)).toContain(
    `Sao Mai: Yêu cầu rút tiền đã được chi trả. Your withdrawal has been paid. ${refId}`,
  )
})

test('withdrawals to accounts ending in 0001 are rejected and in 0002 returned, without an operator', async () => {
  const { accounts, withdrawals, advance } = await setupCashier('demo01')
  const card = {
    cardType: 'B',
    bankCode: 'TDBK',
    payeeName: 'NGUYEN MINH ANH',
    validatePaymentPassword: '246810',
  } as const
  for (const [end, state] of [
    ['0001', 'rejected'],
    ['0002', 'returned'],
  ] as const) {
    await accounts.add({ ...card, cardNumber: `970405001234${end}` })
    const { bankCards } = await accounts.list()
    const bankCardId = bankCards.find(({ cardNumber }) => cardNumber?.endsWith(end))?.bankCardId
    await withdrawals.withdraw({ ...WITHDRAWAL, bankCardId })
    await advance('8m')
    expect((await withdrawals.list()).items[0]).toMatchObject({ state, remark: expect.stringContaining('bank') })
  }
})

test('the clock approves no withdrawal if the site switches this off', async () => {
  const { withdrawals, advance, control } = await setupCashier('demo01')
  await control('PATCH', '/settings', { withdrawals: { isOpen: true, isReviewedByClock: false } })
  await withdrawals.withdraw(WITHDRAWAL)

  await advance('23h')
  expect((await withdrawals.list()).items[0]?.state).toBe('reviewing')
})

test('three withdrawals a day are free, further ones cost 0.5 percent and at least 5,000, and the maximum is five', async () => {
  const { withdrawals, advance } = await setupCashier('demo01')
  const charges: (number | undefined)[] = []
  for (const amount of [200_000, 200_000, 200_000, 200_000, 2_000_000]) {
    const expected = await withdrawals.getCharges({ withdrawAmount: amount, withdrawType: 'BC' })
    const { charge } = await withdrawals.withdraw({ ...WITHDRAWAL, amount })
    expect(charge).toBe(expected)
    charges.push(charge)
    await advance('8m')
  }

  expect(charges).toEqual([0, 0, 0, 5000, 10_000])
  await expect(withdrawals.withdraw(WITHDRAWAL)).rejects.toMatchObject({ code: 'withdraw.limit.reached' })
  // The next day in Hà Nội has begun.
  await advance('5h')
  await withdrawals.withdraw(WITHDRAWAL)
})

test.each([
  [99_000, 'is below the minimum'],
  [500_000_001, 'is above the maximum'],
  [200_000.5, 'must be a whole amount'],
])('an amount of %d is refused: it %s', async (amount, reason) => {
  const { withdrawals, wallet } = await setupCashier('demo01')

  await expect(withdrawals.withdraw({ ...WITHDRAWAL, amount })).rejects.toMatchObject({
    code: 'amount.invalid',
    value: { field: 'amount', reason, data: { min: 100_000 } },
  })
  expect(await wallet.get()).toEqual({ sumBalance: RICH })
})

test('an amount above the balance, a wrong password and the account of another member are refused', async () => {
  const { withdrawals } = await setupCashier('demo01')
  const refusal = (input: object) => withdrawals.withdraw({ ...WITHDRAWAL, ...input }).catch((error: unknown) => error)

  expect(await refusal({ amount: 13_000_000 })).toMatchObject({ code: 'balance.not.enough' })
  expect(await refusal({ password: '000000' })).toMatchObject({
    code: 'invalid.payment.pw',
    value: { field: 'password' },
  })
  expect(await refusal({ bankCardId: 10031 })).toMatchObject({
    code: 'request_param_err',
    value: { field: 'bankCardId' },
  })
})

test('sending the same withdrawal twice takes the money once', async () => {
  const { withdrawals, wallet } = await setupCashier('demo01')
  const key = { idempotencyKey: '0b9d0f2e-5a58-4b66-9a0e-2f6a5d3c1e77' }

  expect(await withdrawals.withdraw(WITHDRAWAL, key)).toEqual(await withdrawals.withdraw(WITHDRAWAL, key))
  expect(await wallet.get()).toEqual({ sumBalance: RICH - 200_000 })
})
