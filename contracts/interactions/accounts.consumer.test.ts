import type { AccountInput, AccountRemoval, Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, CARD, PAYMENT_PASSWORD, withCard, withPaymentPassword } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, eachLike, equal, integer, money, oneOf, someText, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const given: ProviderState[] = [withPaymentPassword, withCard]
const locked: ProviderState[] = [...given, ["a member's payment password is locked", { account: ACCOUNT }]]
const isWrong = {
  field: 'validatePaymentPassword',
  reason: anyText('is wrong'),
  data: { remainingAttempts: equal(4) },
}

const CARD_TO_ADD: AccountInput = {
  cardType: 'B',
  bankCode: 'NLBK',
  cardNumber: '9704220087651234',
  payeeName: CARD.payeeName,
  validatePaymentPassword: PAYMENT_PASSWORD,
}
const removal: AccountRemoval = { bankCardId: CARD.bankCardId, validatePaymentPassword: PAYMENT_PASSWORD }

const adding = async (input: AccountInput) => ({
  ...(await encryptedRequest(input)),
  call: (gateway: Gateway) => gateway.accounts.add(input),
})
const removing = async (input: AccountRemoval) => ({
  ...(await encryptedRequest(input)),
  call: (gateway: Gateway) => gateway.accounts.remove(input),
})

const listCards = operation('listBankCards', { call: (gateway) => gateway.accounts.listCards(), given })
const list = operation('getWithdrawAccountInfo', { call: (gateway) => gateway.accounts.list(), given })
const add = operation('addBankCard', { ...(await adding(CARD_TO_ADD)), given })
const remove = operation('deleteBankCard', { ...(await removing(removal)), given })
const setDefault = operation('setDefaultBankCard', {
  body: { bankCardId: CARD.bankCardId },
  call: (gateway) => gateway.accounts.setDefault(CARD.bankCardId),
  given,
})
const getBinding = operation('getBindConfiguration', {
  call: (gateway) => gateway.accounts.getBindConfiguration(),
  given,
})
const encrypted = [add, remove]
const lists = [listCards, list]
const all = [...lists, ...encrypted, setDefault, getBinding]

const card = {
  bankCardId: equal(CARD.bankCardId),
  bankCode: equal(CARD.bankCode),
  bankName: someText('Ngân hàng Sông Việt'),
  cardNumber: equal('************6789'),
  cardHolder: equal(CARD.payeeName),
  cardType: equal('BC'),
  createdAt: timestamp(),
  isWithdrawActive: equal('Y'),
  isDefault: equal('Y'),
}
const reply = {
  bankCards: [card],
  virtualWallets: [],
  eWallets: [],
  fullBankCardList: [card],
  fullVirtualWalletList: [],
  fullEWalletList: [],
  maxCardCount: integer(5),
  remainingTransactionTimes: integer(5),
  remainingWithdrawAmount: money(1_000_000_000),
}

/** The remaining numbers of the other kinds of accounts: to add, to remove and to withdraw. */
const ofAllKinds = {
  maxVirtualWalletCount: integer(5),
  normalDeleteBankCard: oneOf('Y', 'N'),
  virtualDeleteBankCard: oneOf('Y', 'N'),
  ewalletDeleteBankCard: oneOf('Y', 'N'),
  remainingVirtualTransactionTimes: integer(5),
  remainingEwalletWithdrawCounts: integer(5),
  remainingVirtualWithdrawAmount: money(1_000_000_000),
  remainingEWalletWithdrawAmount: money(1_000_000_000),
}

test('listBankCards', () => listCards.answers({ reply }))
test('getWithdrawAccountInfo', () => list.answers({ reply: { ...reply, ...ofAllKinds } }))

test('addBankCard', () => add.answers({}))
test('addBankCard the first time', async () => {
  const { validatePaymentPassword: paymentPassword, ...input } = CARD_TO_ADD
  await add.answers({ about: 'the first time', ...(await adding({ ...input, paymentPassword })), given: [] })
})
test('addBankCard 400 payee.name.mismatch', async () =>
  add.refuses(400, 'payee.name.mismatch', {
    ...(await adding({ ...CARD_TO_ADD, payeeName: 'HOANG VAN BAO' })),
    value: { field: 'payeeName' },
  }))
test('addBankCard 400 account.exists', async () =>
  add.refuses(400, 'account.exists', {
    ...(await adding({ ...CARD_TO_ADD, bankCode: CARD.bankCode, cardNumber: CARD.cardNumber })),
    value: { field: 'cardNumber' },
  }))
const five = [1, 2, 3, 4].map((last): ProviderState => [
  'a member has a bank card',
  { ...CARD, bankCardId: CARD.bankCardId + last, cardNumber: `970400001234678${last}` },
])
test('addBankCard 400 account.limit.reached', () =>
  add.refuses(400, 'account.limit.reached', { given: [...given, ...five], value: { field: 'cardType' } }))
test('addBankCard 400 permission.denied', () =>
  add.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))
test('addBankCard 400 invalid.payment.pw', async () =>
  add.refuses(400, 'invalid.payment.pw', {
    ...(await adding({ ...CARD_TO_ADD, validatePaymentPassword: '000000' })),
    value: isWrong,
  }))
test('addBankCard 400 not.exists.payment.password', async () => {
  const { validatePaymentPassword: _none, ...input } = CARD_TO_ADD
  await add.refuses(400, 'not.exists.payment.password', {
    ...(await adding(input)),
    given: [],
    value: { field: 'paymentPassword' },
  })
})
test('addBankCard 400 request_param_err', async () =>
  add.refuses(400, 'request_param_err', {
    ...(await adding({ ...CARD_TO_ADD, bankCode: 'NOPE' })),
    value: { field: 'bankCode', reason: anyText('is not in the list of banks of this kind') },
  }))

test('deleteBankCard', () => remove.answers({}))
test('deleteBankCard 400 invalid.payment.pw', async () =>
  remove.refuses(400, 'invalid.payment.pw', {
    ...(await removing({ ...removal, validatePaymentPassword: '000000' })),
    value: isWrong,
  }))
test('deleteBankCard 400 not.exists.payment.password', () =>
  remove.refuses(400, 'not.exists.payment.password', {
    given: [withCard],
    value: { field: 'validatePaymentPassword' },
  }))
test('deleteBankCard 400 request_param_err', async () =>
  remove.refuses(400, 'request_param_err', {
    ...(await removing({ ...removal, bankCardId: 1 })),
    value: { field: 'bankCardId', reason: anyText('is not one of your accounts') },
  }))

test('setDefaultBankCard', () => setDefault.answers({}))
test('setDefaultBankCard 400 request_param_err', () =>
  setDefault.refuses(400, 'request_param_err', {
    body: { bankCardId: 1 },
    call: (gateway) => gateway.accounts.setDefault(1),
    value: { field: 'bankCardId', reason: anyText('is not one of your accounts') },
  }))

test('getBindConfiguration', () =>
  getBinding.answers({
    reply: {
      shouldBindGA: equal(false),
      validate: {
        authCode: equal(false),
        paymentPassword: equal(false),
        validatePaymentPassword: equal(true),
        mobileNum: equal(false),
      },
    },
  }))

test.each(encrypted)('$id 400 payment.password.locked', (one) =>
  one.refuses(400, 'payment.password.locked', {
    given: locked,
    value: { field: 'validatePaymentPassword', data: { lockedUntil: timestamp() } },
  }),
)
test.each(encrypted)('$id 400 request_body_required', encryptionRefusals.unreadable)
test.each(encrypted)('$id 400 missing_encryption', encryptionRefusals.withoutKey)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('getWithdrawAccountInfo in both languages', () =>
  answersInBothLanguages(list, (text) => ({ fullBankCardList: eachLike({ bankName: text }) })))

test('getWithdrawAccountInfo as configured', () => answersAsConfigured(list))
