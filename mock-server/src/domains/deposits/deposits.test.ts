import type { DepositInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { setupCashier } from '../withdrawals/testing.ts'

const RICH = 12_408_317.5
const QR: DepositInput = { amount: 200_000, bankCode: 'UNQR', vendorId: 2 }
const TRANSFER: DepositInput = { amount: 200_000, bankCode: 'SVBK', vendorId: 1 }
const WALLET: DepositInput = { amount: 200_000, bankCode: 'SENP', vendorId: 3 }

test('a paid deposit is credited once after a time and adds to the required turnover', async () => {
  const { deposits, wallet, withdrawals, control, advance } = await setupCashier('demo01')
  const { depositId, status } = await deposits.byQr(QR)
  expect(status).toBe('awaiting')

  await control('POST', '/cashier/deposits', { depositId, decision: 'approve' })
  expect(await deposits.get(depositId)).toMatchObject({ status: 'confirming', arrivedAmount: 200_000 })
  expect(await wallet.get()).toEqual({ sumBalance: RICH })
  await advance('30s')

  expect(await deposits.get(depositId)).toMatchObject({ status: 'credited' })
  expect(await wallet.get()).toEqual({ sumBalance: RICH + 200_000 })
  expect(await withdrawals.getTurnover()).toMatchObject({ status: 'I', totalRequiredTurnover: 200_000 })
  const again = await control('POST', '/cashier/deposits', { depositId, decision: 'approve' })
  expect(again.json.errorCode).toBe('deposit.state.invalid')
})

test('a payment of a different amount is credited as paid, and both amounts are shown', async () => {
  const { deposits, wallet, control, advance } = await setupCashier('demo01')
  const { depositId } = await deposits.byQr(QR)

  await control('POST', '/cashier/deposits', { depositId, decision: 'approve', amount: 150_000.5 })
  await advance('1m')

  expect(await deposits.get(depositId)).toMatchObject({
    status: 'different',
    amount: 200_000,
    arrivedAmount: 150_000.5,
  })
  expect(await wallet.get()).toEqual({ sumBalance: RICH + 150_000.5 })
})

test('an unpaid deposit expires after 15 minutes, and a late payment is still credited', async () => {
  const { deposits, wallet, control, advance } = await setupCashier('demo01')
  const { depositId } = await deposits.byQr(QR)
  await advance('15m')
  expect(await deposits.get(depositId)).toMatchObject({ status: 'expired' })

  await control('POST', '/cashier/deposits', { depositId, decision: 'approve' })
  await advance('1m')
  expect(await wallet.get()).toEqual({ sumBalance: RICH + 200_000 })
})

test('a rejected deposit credits nothing and has the reason', async () => {
  const { deposits, wallet, control } = await setupCashier('demo01')
  const { depositId } = await deposits.byPage(WALLET)

  await control('POST', '/cashier/deposits', { depositId, decision: 'reject', reason: 'The wallet is empty' })

  expect(await deposits.get(depositId)).toMatchObject({ status: 'failed', reason: 'The wallet is empty' })
  expect(await wallet.get()).toEqual({ sumBalance: RICH })
})

test('a member can cancel only an unpaid deposit', async () => {
  const { deposits, control } = await setupCashier('demo01')
  const { depositId } = await deposits.byQr(QR)
  await deposits.cancel(depositId)
  expect(await deposits.get(depositId)).toMatchObject({ status: 'cancelled' })

  const paid = await deposits.byQr(QR)
  await control('POST', '/cashier/deposits', { depositId: paid.depositId, decision: 'approve' })
  await expect(deposits.cancel(paid.depositId)).rejects.toMatchObject({
    code: 'deposit.state.invalid',
    value: { reason: 'is confirming' },
  })
})

test('the charge of a channel is deducted from the paid amount', async () => {
  const { deposits, wallet, control, advance } = await setupCashier('demo01')
  const { depositId } = await deposits.byPage(WALLET)
  await control('POST', '/cashier/deposits', { depositId, decision: 'approve' })
  await advance('1m')

  expect(await deposits.get(depositId)).toMatchObject({ charge: 2000 })
  expect(await wallet.get()).toEqual({ sumBalance: RICH + 198_000 })
})

test('a rejection without a reason has one in the language of the member', async () => {
  const { control, gatewayOf, signIn } = setup()
  const { deposits } = gatewayOf(await signIn('demo01'), { language: () => 'VI' })
  const { depositId } = await deposits.byQr(QR)
  await control('POST', '/cashier/deposits', { depositId, decision: 'reject' })
  expect(await deposits.get(depositId)).toMatchObject({ reason: 'Nhà vận hành đã quyết định' })
})

test('the account of a transfer is held by the company of the site, in capitals without diacritics', async () => {
  const { deposits, control } = await setupCashier('demo01')
  const { depositId, receiverName } = await deposits.byQr(QR)
  expect(receiverName).toBe('CONG TY SON MAI')
  await control('PATCH', '/settings', { siteName: { vi: 'Đại Lộc 88', en: 'Fortune' } })
  expect(await deposits.get(depositId)).toMatchObject({ receiverName: 'CONG TY DAI LOC' })
})

test('a promotion adds its bonus and the turnover for it', async () => {
  const { deposits, wallet, withdrawals, control, advance } = await setupCashier('demo01')
  const [promotion] = await deposits.listPromotions({ method: 'UNQR', amount: 200_000 })
  expect(promotion).toMatchObject({ id: 901, bonusAmount: 20_000, turnoverFactor: 5 })
  const { depositId } = await deposits.byQr({ ...QR, promotionId: 901 })
  await control('POST', '/cashier/deposits', { depositId, decision: 'approve' })
  await advance('1m')

  expect(await deposits.get(depositId)).toMatchObject({ bonus: 20_000 })
  expect(await wallet.get()).toEqual({ sumBalance: RICH + 220_000 })
  expect(await withdrawals.getTurnover()).toMatchObject({ totalRequiredTurnover: 300_000 })
})

test('a transfer is credited after the member confirms it or uploads a slip', async () => {
  const { deposits, advance } = await setupCashier('demo02')
  const first = await deposits.byTransfer(TRANSFER)
  expect(first).toMatchObject({ receiverAccount: expect.stringMatching(/^\d+$/), remarks: first.depositId })
  expect((await deposits.listConfirmations()).map(({ depositId }) => depositId)).toEqual([first.depositId])
  await deposits.confirm({ depositId: first.depositId, action: 'CONFIRM' })
  const second = await deposits.byTransfer(TRANSFER)
  await deposits.uploadSlip({ depositId: second.depositId, fileName: 'slip.png', image: 'iVBORw0KGgo=' })
  expect(await deposits.get(second.depositId)).toMatchObject({ status: 'proof' })
  await advance('20m')

  const { items: list, footer } = await deposits.list()
  expect(list.map(({ status, depositSlip }) => [status, depositSlip])).toEqual([
    ['credited', 'Y'],
    ['credited', 'N'],
  ])
  expect(footer).toEqual({ amount: 400_000, customerBankCharge: 0 })
})

const pictureOf = (bytes: number) => 'iVBORw0KGgo'.padEnd(Math.floor(bytes / 3) * 4, 'A')
const MB = 1024 * 1024

test('a slip may be 10 MB', async () => {
  const { deposits } = await setupCashier('demo02')
  const { depositId } = await deposits.byTransfer(TRANSFER)
  await deposits.uploadSlip({ depositId, fileName: 'slip.png', image: pictureOf(9.9 * MB) })
  expect(await deposits.get(depositId)).toMatchObject({ status: 'proof' })
})

test('a slip is judged by its bytes, whatever its name says', async () => {
  const { deposits } = await setupCashier('demo02')
  const { depositId } = await deposits.byTransfer(TRANSFER)
  await deposits.uploadSlip({ depositId, fileName: 'slip.png', image: '/9j/4AAQ' })
  expect(await deposits.get(depositId)).toMatchObject({ status: 'proof' })
})

/** A jpg of this size in which each byte occurs. */
const jpg = (bytes: number) => {
  const content = Uint8Array.from({ length: bytes }, (_, index) => index % 256)
  content.set([0xff, 0xd8, 0xff, 0xe0])
  return new Blob([content])
}

test('a slip of 9 MB may be sent as a multipart form', async () => {
  const { deposits } = await setupCashier('demo02')
  const { depositId } = await deposits.byTransfer(TRANSFER)
  await deposits.uploadSlip({ depositId, fileName: 'hóa đơn.jpg', image: jpg(9 * MB) })
  expect(await deposits.get(depositId)).toMatchObject({ status: 'proof' })
})

test.each([
  [jpg(11 * MB), 'request.too.large', 'body'],
  [new Blob(['%PDF-1.7']), 'request_param_err', 'image'],
  [new Blob([]), 'request_param_err', 'image'],
])('the slip %# in a multipart form is refused', async (image, code, field) => {
  const { deposits } = await setupCashier('demo01')
  const { depositId } = await deposits.byTransfer(TRANSFER)
  await expect(deposits.uploadSlip({ depositId, fileName: 'slip.jpg', image })).rejects.toMatchObject({
    code,
    value: { field },
  })
})

test.each([
  [{ fileName: 'slip.png', image: btoa('%PDF-1.7') }, 'image'],
  [{ fileName: 'slip.png', image: 'no picture' }, 'image'],
  [{ fileName: 'slip.png', image: pictureOf(10.1 * MB) }, 'image'],
])('the slip $fileName %# is refused with its field', async (slip, field) => {
  const { deposits } = await setupCashier('demo01')
  const { depositId } = await deposits.byTransfer(TRANSFER)
  await expect(deposits.uploadSlip({ depositId, ...slip })).rejects.toMatchObject({
    code: 'request_param_err',
    value: { field },
  })
})

test.each([
  [{ ...QR, amount: 49_999 }, 'amount.invalid', 'is below the minimum'],
  [{ ...QR, amount: 300_000_001 }, 'amount.invalid', 'is above the maximum'],
  [{ ...QR, amount: 100_000.123 }, 'amount.invalid', 'has more than two decimals'],
  [{ ...QR, vendorId: 1 }, 'request_param_err', 'is not a channel of this kind'],
  [{ ...QR, bankCode: 'SVBK' }, 'request_param_err', 'is not a bank of the channel'],
  [{ ...QR, promotionId: 1 }, 'request_param_err', 'is not a promotion for deposits'],
  [{ ...QR, targetUsername: 'demo02' }, 'request_param_err', 'is not your own account'],
])('the deposit %j is refused: %s, it %s', async (input, code, reason) => {
  const { deposits } = await setupCashier('demo01')
  await expect(deposits.byQr(input)).rejects.toMatchObject({ status: 400, code, value: { reason } })
})

test('a voucher accepts only its fixed amounts', async () => {
  const { deposits } = await setupCashier('demo01')
  const voucher = { amount: 120_000, bankCode: 'KAMI', vendorId: 5 }
  await expect(deposits.byPage(voucher)).rejects.toMatchObject({ value: { reason: 'is not one of the fixed amounts' } })
  await deposits.byPage({ ...voucher, amount: 100_000 })
})

test('a channel is closed outside its hours and answers the next opening time', async () => {
  const { deposits, control } = await setupCashier('demo01')
  await control('POST', '/clock/set', { time: '2026-11-20T13:00:00Z' })
  const opensAt = Date.parse('2026-11-21T01:00:00Z')

  const { channels = [] } = (await deposits.listChannels())['MT'] ?? {}
  expect(channels.find(({ vendorId }) => vendorId === 6)).toMatchObject({ isOpen: 'N', opensAt })
  await expect(deposits.byTransfer({ ...TRANSFER, vendorId: 6 })).rejects.toMatchObject({
    code: 'deposit.channel.unavailable',
    value: { data: { opensAt } },
  })
})

test('a crypto deposit has a fixed address and an amount by the exchange rate', async () => {
  const { deposits } = await setupCashier('demo01')
  const { walletAddress } = await deposits.getAddress({ bankCode: 'USDT', vendorId: 4 })

  expect(await deposits.getExchangeRate('USDT')).toEqual({ buy: 26_000, decimal: 2 })
  expect(await deposits.byCrypto({ amount: 260_000, bankCode: 'USDT', vendorId: 4 })).toMatchObject({
    walletAddress,
    sourceAmount: 10,
    bankChName: 'USDT (TRC20)',
  })
  expect(await deposits.byCrypto({ amount: 500_000, bankCode: 'USDT', vendorId: 4 })).toMatchObject({
    sourceAmount: 19.23,
  })
})

test('a trial account cannot deposit', async () => {
  const { deposits } = await setupCashier('notype01')
  expect(await deposits.getSettings()).toMatchObject({ allowDeposit: 'N' })
  await expect(deposits.byQr(QR)).rejects.toMatchObject({ code: 'permission.denied' })
})

test("another member's deposit cannot be seen", async () => {
  const { deposits, control } = await setupCashier('demo02')
  const order = { account: 'demo01', depositId: 'D10010001', amount: 200_000 }
  await control('POST', '/provider-states', { state: 'a member has an open deposit', params: order })
  await expect(deposits.get('D10010001')).rejects.toMatchObject({ value: { field: 'depositId' } })
})
