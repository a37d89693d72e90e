import { FROZEN_TIME } from '@longan/mock-server'
import type { Gateway } from '@longan/sdk'

type Send = (gateway: Gateway) => Promise<unknown>

/** A command that changes more for a new member than its example does for one who has everything. */
export type FirstCommand = {
  id: string
  viewer: string
  given?: readonly { state: string; params: object }[]
  before?: Send[]
  send: Send
}

const NAME = 'HOANG BAO NGOC'
const PIN = '135790'
const NUMBER = { mobileNum: '0987654321', countryDialingCode: '84' }
const CODE = '135791'
const GAME = { vassalage: 'NGT', gameType: 'RNG', nodeId: 10_001 }
const HOUR = 3_600_000

const setName: Send = ({ member }) => member.updatePayeeName(NAME)
const setPin: Send = ({ security }) =>
  security.setPaymentPassword({ paymentPassword: PIN, confirmPaymentPassword: PIN })

const addCard: Send = ({ accounts }) =>
  accounts.add({
    cardType: 'B',
    bankCode: 'TDBK',
    cardNumber: '9704050012347788',
    payeeName: NAME,
    validatePaymentPassword: PIN,
  })

export const firstCommands: FirstCommand[] = [
  { id: 'updatePayeeName', viewer: 'demo02', send: setName },
  { id: 'setPaymentPassword', viewer: 'demo02', send: setPin },
  { id: 'addBankCard', viewer: 'demo02', before: [setName, setPin], send: addCard },
  {
    id: 'deleteBankCard',
    viewer: 'demo02',
    before: [setName, setPin, addCard],
    send: async ({ accounts }) => {
      const [card] = (await accounts.listCards()).bankCards
      return accounts.remove({ bankCardId: card!.bankCardId, validatePaymentPassword: PIN })
    },
  },
  {
    id: 'verifyMobile',
    viewer: 'demo02',
    given: [{ state: 'a code was sent', params: { ...NUMBER, verificationCode: CODE, account: 'demo02' } }],
    send: ({ verification }) => verification.verifyMobile({ ...NUMBER, verificationCode: CODE }),
  },
  {
    id: 'leaveGame',
    viewer: 'demo01',
    given: [{ state: 'a member has a game open', params: { account: 'demo01', ...GAME } }],
    send: ({ responsibleGaming }) => responsibleGaming.leaveGame(GAME),
  },
  {
    id: 'answerRealityCheck',
    viewer: 'demo01',
    given: [
      { state: 'a member has chosen reality checks', params: { account: 'demo01', interval: 10 } },
      {
        state: 'a member has played',
        params: { account: 'demo01', startedAt: FROZEN_TIME - HOUR, endsAt: FROZEN_TIME },
      },
    ],
    send: ({ responsibleGaming }) => responsibleGaming.answerRealityCheck({ answer: 'goOn' }),
  },
  {
    id: 'confirmStatement',
    viewer: 'demo01',
    given: [{ state: 'the site has a rulebook', params: { rulebookId: 'de' } }],
    send: ({ responsibleGaming }) => responsibleGaming.confirmStatement(),
  },
]
