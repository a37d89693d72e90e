import type { Gateway } from '@longan/sdk'
import { ACCOUNT, CARD, PAYMENT_PASSWORD, withCard, withPaymentPassword } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import type { Scenario } from './run/scenario.ts'

const reads = ['getWithdrawAccountInfo', 'listBankCards'] as const
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
    operations: ['addBankCard', ...reads],
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
    operations: ['setDefaultBankCard', 'deleteBankCard', ...reads],
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
