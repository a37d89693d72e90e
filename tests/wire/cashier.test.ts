import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const RICH = 12_408_317.5
const FIRST_CARD = 10011

async function logIn(as = 'demo01') {
  const site = await createMockClient({ as })
  return { ...site, ...site.gateway, token: site.token! }
}

test('a deposit is a POST with amount, bank and channel, and waits for its payment [A-7-36]', async () => {
  const { deposits, wallet, sent, token } = await logIn()
  const wanted = { amount: 200_000, bankCode: 'UNQR', vendorId: 2 }
  const { depositId } = await deposits.byQr(wanted)

  expect(sent()).toEqual({ call: 'POST /wps/relay/MCSFE_depositByQRImageUrl', body: wanted, token })
  expect(await deposits.get(depositId)).toMatchObject({ status: 'awaiting', amount: 200_000 })
  expect((await deposits.list()).items[0]).toMatchObject({ status: 'awaiting', requestedAmount: 200_000, amount: 0 })
  expect((await wallet.get()).sumBalance).toBe(RICH)
})

test('a withdrawal is a POST with the payment password, and is taken from the balance at once [A-7-37]', async () => {
  const { withdrawals, wallet, sent, token } = await logIn()
  const wanted = { amount: 300_000, bankCardId: FIRST_CARD, password: '246810', currentWithdrawType: 'BC' } as const
  expect(await getRefusal(withdrawals.withdraw({ ...wanted, password: '000000' }))).toEqual([
    'invalid.payment.pw',
    'password',
  ])
  expect((await wallet.get()).sumBalance).toBe(RICH)
  await withdrawals.withdraw(wanted)

  expect(sent()).toEqual({ call: 'POST /wps/transaction/withdraw', body: wanted, token })
  expect((await wallet.get()).sumBalance).toBe(RICH - 300_000)
  expect((await withdrawals.list()).items[0]).toMatchObject({ amount: 300_000, state: 'submitted' })
})

test('a bank card is added by PUT, and is listed from then on [A-7-38]', async () => {
  const { accounts, sent, token } = await logIn('demo02')
  expect((await accounts.list()).bankCards).toEqual([])
  const card = {
    cardType: 'B',
    bankCode: 'TDBK',
    cardNumber: '9704050012347788',
    payeeName: 'HOANG BAO NGOC',
    paymentPassword: '135790',
    confirmPaymentPassword: '135790',
  } as const
  await accounts.add(card)

  expect(sent()).toEqual({ call: 'PUT /wps/member/bankCard', body: card, token })
  expect((await accounts.list()).bankCards).toMatchObject([
    { bankCode: 'TDBK', cardNumber: '************7788', cardHolder: 'HOANG BAO NGOC' },
  ])
})

test('a payment password is set by PUT; a withdrawal then takes it and no other [A-7-40]', async () => {
  const { security, withdrawals, sent, token } = await logIn()
  const change = { oldPassword: '246810', newPassword: '135790', confirmNewPassword: '135790' }
  await security.setPaymentPassword(change)
  expect(sent()).toEqual({ call: 'PUT /wps/member/paymentPassword', body: change, token })

  const pay = (password: string) =>
    withdrawals.withdraw({ amount: 300_000, bankCardId: FIRST_CARD, password, currentWithdrawType: 'BC' })
  expect(await getRefusal(pay('246810'))).toEqual(['invalid.payment.pw', 'password'])
  expect(await pay('135790')).toMatchObject({ receivedAmount: 300_000 })
})

test('money is moved between wallets by POST: 50 less in one, 50 more in the other [A-7-41]', async () => {
  const { wallet, sent, token } = await logIn()
  const balances = async () => {
    const { balance } = await wallet.getBalance()
    return [2, 101].map((id) => balance.find(({ accountTypeId }) => accountTypeId === id)?.balance)
  }
  expect(await balances()).toEqual([RICH, 0])
  const wanted = { fromAccountTypeId: 2, toAccountTypeId: 101, amount: 50 }
  await wallet.transfer(wanted)

  expect(sent()).toEqual({ call: 'POST /wps/relay/GCS_walletTransfer', body: wanted, token })
  expect(await balances()).toEqual([RICH - 50, 50])
})

test('the kinds of movements are read by GET, and the record is filtered by them [A-7-43]', async () => {
  const { records, sent, token } = await logIn()
  const codes = await records.listTransactionCodes()
  expect(sent()).toEqual({ call: 'GET /wps/relay/ODSFE2_getTransactionCodes', token })

  const withdraw = codes.filter(({ codeType }) => codeType === 'withdraw').map(({ txTypeName }) => txTypeName)
  expect(withdraw).toEqual(['Withdrawal', 'Withdrawal returned'])
  const { items: list } = await records.listTransactions({ codeTypes: 'withdraw', size: 100 })
  const types = new Set(codes.filter(({ codeType }) => codeType === 'withdraw').map(({ txTypeId }) => txTypeId))
  expect(list.length).toBeGreaterThan(0)
  expect(list.filter(({ txTypeId }) => !types.has(txTypeId))).toEqual([])
})
