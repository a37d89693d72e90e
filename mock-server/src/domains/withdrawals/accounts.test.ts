import type { AccountInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setupCashier } from './testing.ts'

const CARD: AccountInput = {
  cardType: 'B',
  bankCode: 'TDBK',
  cardNumber: '9704050012340000',
  payeeName: 'nguyen  Minh Anh',
  validatePaymentPassword: '246810',
}
const refusedFor = (field: string) => ({ code: 'request_param_err', value: { field } })

test('accounts are listed by kind, the default first, with masked numbers, the same in both calls', async () => {
  const { accounts } = await setupCashier('demo01')
  const list = await accounts.list()

  expect(list.bankCards.map(({ cardNumber, isDefault }) => [cardNumber, isDefault])).toEqual([
    ['************6789', 'Y'],
    ['************1234', 'N'],
  ])
  expect(list.virtualWallets[0]).toMatchObject({ cardType: 'V', walletAddress: 'TLonga****jGfe' })
  expect(list.eWallets).toMatchObject([{ groupId: 1, cardCount: 1, eWallets: [{ cardNumber: '******4567' }] }])
  expect(JSON.stringify(list)).not.toContain('9704000012346789')
  expect(await accounts.listCards()).toEqual(list)
})

test('a card is added with the payment password; the payee name may differ in case and spaces', async () => {
  const { accounts } = await setupCashier('demo01')
  await accounts.add(CARD)

  const { bankCards } = await accounts.list()
  expect(bankCards.map(({ bankCode }) => bankCode)).toEqual(['SVBK', 'TDBK', 'NLBK'])
  expect(bankCards[1]).toMatchObject({ cardHolder: 'NGUYEN MINH ANH', cardNumber: '************0000' })
})

test('a card with another name, an existing card, and a wrong password are refused', async () => {
  const { accounts } = await setupCashier('demo01')

  await expect(accounts.add({ ...CARD, payeeName: 'NGUYEN VAN ANH' })).rejects.toMatchObject({
    code: 'payee.name.mismatch',
    value: { field: 'payeeName' },
  })
  await expect(accounts.add({ ...CARD, bankCode: 'SVBK', cardNumber: '9704000012346789' })).rejects.toMatchObject({
    code: 'account.exists',
  })
  await expect(accounts.add({ ...CARD, validatePaymentPassword: '000000' })).rejects.toMatchObject({
    code: 'invalid.payment.pw',
    value: { field: 'validatePaymentPassword' },
  })
})

const more = { validatePaymentPassword: '246810' }
const WALLETS: AccountInput[] = [
  { ...more, cardType: 'E', bankCode: 'SENP', cardNumber: '0901234599', payeeName: 'NGUYEN MINH ANH' },
  { ...more, cardType: 'V', bankCode: 'USDT', walletAddress: 'TLongan9x7Kp2mQ4vR8sYbN3cW6dH5jGfa' },
]

test('the operator can switch off each kind of account', async () => {
  const { accounts, control } = await setupCashier('demo01')
  await control('PATCH', '/settings', { flags: { BINDEW3: false, BINDVC3: false } })
  for (const wallet of WALLETS)
    await expect(accounts.add(wallet)).rejects.toMatchObject({
      code: 'function.not.available',
      value: { field: 'cardType' },
    })

  await accounts.add(CARD)
  expect((await accounts.list()).bankCards).toHaveLength(3)
})

test('a site without bank cards still accepts e-wallets and crypto addresses', async () => {
  const { accounts, control } = await setupCashier('demo01')
  await control('PATCH', '/settings', { flags: { BINDCARD3: false } })
  await expect(accounts.add(CARD)).rejects.toMatchObject({
    code: 'function.not.available',
    value: { field: 'cardType' },
  })
  for (const wallet of WALLETS) await accounts.add(wallet)
  await expect(accounts.add(WALLETS[1]!)).rejects.toMatchObject({
    code: 'account.exists',
    value: { field: 'walletAddress' },
  })

  const { fullEWalletList, fullVirtualWalletList } = await accounts.list()
  expect([fullEWalletList.length, fullVirtualWalletList.length]).toEqual([2, 2])
})

test('a missing password does not count as a wrong one', async () => {
  const { accounts } = await setupCashier('demo01')
  const { validatePaymentPassword: _password, ...without } = CARD
  for (let time = 0; time < 5; time++)
    await expect(accounts.add(without)).rejects.toMatchObject(refusedFor('validatePaymentPassword'))

  await accounts.add(CARD)
  expect((await accounts.list()).bankCards).toHaveLength(3)
})

test('an unknown bank and an invalid number are refused with their field', async () => {
  const { accounts } = await setupCashier('demo01')

  await expect(accounts.add({ ...CARD, bankCode: 'NOPE' })).rejects.toMatchObject(refusedFor('bankCode'))
  await expect(accounts.add({ ...CARD, cardNumber: '123' })).rejects.toMatchObject(refusedFor('cardNumber'))
  const coin = { cardType: 'V', bankCode: 'ETH', walletAddress: '0x12', validatePaymentPassword: '246810' } as const
  await expect(accounts.add(coin)).rejects.toMatchObject(refusedFor('walletAddress'))
})

test('a member has at most five accounts of a kind', async () => {
  const { accounts } = await setupCashier('demo01')
  for (const last of ['1', '2', '3']) await accounts.add({ ...CARD, cardNumber: `970405001234000${last}` })

  await expect(accounts.add(CARD)).rejects.toMatchObject({ code: 'account.limit.reached' })
})

test('the first card sets the payee name and the payment password', async () => {
  const { accounts, member, security } = await setupCashier('demo02')
  const { validatePaymentPassword: _password, ...first } = CARD
  expect((await accounts.getBindConfiguration()).validate).toMatchObject({ paymentPassword: true })
  await expect(accounts.add(first)).rejects.toMatchObject({ code: 'not.exists.payment.password' })

  await accounts.add({ ...first, payeeName: 'HOANG BAO NGOC', paymentPassword: '112233' })

  expect(await member.getInfo()).toMatchObject({ payee: 'HOANG BAO NGOC' })
  await security.checkPaymentPassword('112233')
  expect((await accounts.getBindConfiguration()).validate).toMatchObject({ validatePaymentPassword: true })
})

test('the default account can be changed, and the newest replaces a removed default', async () => {
  const { accounts } = await setupCashier('demo01')
  const order = async () => (await accounts.list()).bankCards.map(({ bankCardId }) => bankCardId)

  await accounts.setDefault(10012)
  expect(await order()).toEqual([10012, 10011])
  await accounts.remove({ bankCardId: 10012, validatePaymentPassword: '246810' })
  expect((await accounts.list()).bankCards).toMatchObject([{ bankCardId: 10011, isDefault: 'Y' }])
})

test("another member's account cannot be chosen or removed", async () => {
  const { accounts } = await setupCashier('demo01')

  await expect(accounts.setDefault(10031)).rejects.toMatchObject(refusedFor('bankCardId'))
  await expect(accounts.remove({ bankCardId: 10031, validatePaymentPassword: '246810' })).rejects.toMatchObject(
    refusedFor('bankCardId'),
  )
})

test('a trial account cannot add an account', async () => {
  const { accounts } = await setupCashier('notype01')

  await expect(accounts.add(CARD)).rejects.toMatchObject({ code: 'permission.denied' })
})

test('banks, e-wallets and coins are listed', async () => {
  const { accounts } = await setupCashier('demo01')
  const codes = async (kind: 'B' | 'E' | 'V') => (await accounts.listBanks(kind)).map(({ bankCode }) => bankCode)

  expect(await codes('B')).toContain('SVBK')
  expect(await codes('V')).toEqual(['USDT', 'BTC', 'ETH', 'LTC'])
  expect((await accounts.listEWalletGroups())[0]).toMatchObject({ groupCode: 'EW', cardCount: 1 })
})
