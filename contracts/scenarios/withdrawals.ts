import type { Gateway } from '@longan/sdk'
import { ACCOUNT, CARD, PAYMENT_PASSWORD, withCard, withPaymentPassword } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { expectBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'

const cardReads = ['getWithdrawAccountInfo', 'listBankCards'] as const
const OTHER = { ...CARD, bankCardId: 77002, cardNumber: '9704000012341111' }
const password = { validatePaymentPassword: PAYMENT_PASSWORD }

/** The last digits of the cards and which is the default one, as both lists have them. */
async function readCards(gateway: Gateway) {
  const show = (cards: { cardNumber?: string | undefined; isDefault?: string | undefined }[]) =>
    cards.map(({ cardNumber = '', isDefault }) => `${cardNumber.slice(-4)}${isDefault === 'Y' ? ' default' : ''}`)
  const { bankCards } = await gateway.accounts.list()
  const { bankCards: cards } = await gateway.accounts.listCards()
  return {
    accounts: show(bankCards).toSorted(),
    cards: cards.map((one) => (one.cardNumber ?? '').slice(-4)).toSorted(),
  }
}

async function expectCards(what: string, { gateway, cards }: { gateway: Gateway; cards: string[] }) {
  const expected = { accounts: cards.toSorted(), cards: cards.map((card) => card.slice(0, 4)).toSorted() }
  expectEqual(`bank cards ${what} (getWithdrawAccountInfo, listBankCards)`, { got: await readCards(gateway), expected })
}

export const bankCardScenarios: Scenario[] = [
  {
    title: 'a bank card is listed from when it is added',
    operations: ['addBankCard', ...cardReads],
    states: [withPaymentPassword, withCard],
    async run({ gateway }) {
      await expectCards('before', { gateway, cards: ['6789 default'] })
      const card = { cardType: 'B', bankCode: 'NLBK', cardNumber: '9704220087651234' } as const
      await gateway.accounts.add({ ...card, payeeName: CARD.payeeName, ...password })
      await expectCards('after addBankCard', { gateway, cards: ['6789 default', '1234'] })
    },
  },
  {
    title: 'another bank card is the default one, and a removed one is gone',
    operations: ['setDefaultBankCard', 'deleteBankCard', ...cardReads],
    states: [withPaymentPassword, withCard, ['a member has a bank card', { ...OTHER, account: ACCOUNT }]],
    async run({ gateway }) {
      await expectCards('before', { gateway, cards: ['6789 default', '1111'] })
      await gateway.accounts.setDefault(OTHER.bankCardId)
      await expectCards('after setDefaultBankCard', { gateway, cards: ['6789', '1111 default'] })
      await gateway.accounts.remove({ bankCardId: CARD.bankCardId, ...password })
      await expectCards('after deleteBankCard', { gateway, cards: ['1111 default'] })
    },
  },
]

const AMOUNT = 300_000
const input = {
  amount: AMOUNT,
  bankCardId: CARD.bankCardId,
  password: PAYMENT_PASSWORD,
  currentWithdrawType: 'BC',
} as const
const ready: Scenario['states'] = [
  withPaymentPassword,
  withCard,
  ['a member has money', { account: ACCOUNT, balance: 1_000_000 }],
]
const reads = [...moneyReads, 'listWithdrawals', 'getPendingCounts'] as const

async function readWithdrawals(gateway: Gateway) {
  const { items } = await gateway.withdrawals.list({ page: 1, size: 20 })
  const { pendingWithdrawCount: pending } = await gateway.deposits.countPending()
  return { rows: items.map(({ refId, status, amount }) => ({ refId, status, amount })), pending }
}

/** Expects one withdrawal, and returns its order number. */
async function expectOne(
  what: string,
  { gateway, status, pending }: { gateway: Gateway; status: number; pending: number },
) {
  const got = await readWithdrawals(gateway)
  const refId = got.rows[0]?.refId ?? 'of no row'
  const expected = { rows: [{ refId, status, amount: AMOUNT }], pending }
  expectEqual(`withdrawals after ${what} (listWithdrawals, getPendingCounts)`, { got, expected })
  return refId
}

/** Numbers of the gateway: 0 submitted, 3 paid, 4 rejected or returned. */
const ends = (outcome: string, status: number, amounts: number[]): Scenario => ({
  title: `a withdrawal leaves the balance at once, and is ${outcome}`,
  operations: ['withdraw', ...reads],
  states: ready,
  later: ['a withdrawal has ended'],
  async run({ gateway, provide }) {
    const before = await readMoney(gateway)
    await gateway.withdrawals.withdraw(input)
    const refId = await expectOne('withdraw', { gateway, status: 0, pending: 1 })
    const orders = await expectBooked('the withdrawal', { gateway, before, amounts: [-AMOUNT * 100] })
    expectEqual('order number of the new row (listTransactions)', { got: orders, expected: [refId] })
    await provide('a withdrawal has ended', { refId, outcome })
    await expectOne(`it was ${outcome}`, { gateway, status, pending: 0 })
    await expectBooked(`the withdrawal was ${outcome}`, { gateway, before, amounts })
  },
})

export const withdrawalScenarios: Scenario[] = [
  ends('paid', 3, [-AMOUNT * 100]),
  ends('rejected', 4, [-AMOUNT * 100, AMOUNT * 100]),
  ends('returned', 4, [-AMOUNT * 100, AMOUNT * 100]),
  {
    title: 'a withdrawal sent twice with one key is made once',
    operations: ['withdraw', ...reads],
    states: ready,
    async run({ gateway }) {
      const before = await readMoney(gateway)
      const idempotencyKey = crypto.randomUUID()
      await gateway.withdrawals.withdraw(input, { idempotencyKey })
      await gateway.withdrawals.withdraw(input, { idempotencyKey })
      await expectBooked('a withdrawal sent twice with one key', { gateway, before, amounts: [-AMOUNT * 100] })
      await expectOne('a withdrawal sent twice with one key', { gateway, status: 0, pending: 1 })
    },
  },
]
