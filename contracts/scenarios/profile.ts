import { Secret, TOTP } from 'otpauth'
import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import { providerTime, timeReads, type Scenario, newMobileNumber } from './run/scenario.ts'

const number = { mobileNum: '0987654321', countryDialingCode: '+84' }
const CODE = '135791'
const proof = { ...number, verificationCode: CODE }

type Ask = (gateway: Gateway, to: typeof number) => Promise<unknown>
/** What a code is cannot be read; that it was sent shows in the next one, which has to wait. */
const sends = (operation: string, ask: Ask, isMember = false): Scenario => ({
  title: `after a code sent by ${operation}, another has to wait`,
  operations: [operation],
  async run({ client, gateway }) {
    const to = { ...number, mobileNum: newMobileNumber() }
    const who = isMember ? gateway : client()
    await ask(who, to)
    await expectRefused('a second code at once', { call: ask(who, to), codes: ['TOO_MANY_REQUESTS'] })
  },
})

const readMobile = async (gateway: Gateway) => {
  const { mobile, mobileVerified } = await gateway.member.getInfo()
  return { ends: mobile?.slice(-4), mobileVerified }
}

export const mobileScenarios: Scenario[] = [
  sends('sendLoginCode', (gateway, to) => gateway.verification.sendLoginCode(to)),
  sends('sendRegistrationCode', (gateway, to) => gateway.verification.sendRegistrationCode(to)),
  sends('sendPasswordCode', (gateway, to) => gateway.verification.sendPasswordCode(to)),
  sends('sendMobileCode', (gateway, to) => gateway.verification.sendMobileCode(to), true),
  {
    title: 'a number verified by its code is the member’s',
    operations: ['verifyMobile', 'getMemberInfo', 'getSecurityConfig'],
    states: [['a code was sent', { ...proof, account: ACCOUNT }]],
    async run({ gateway, values }) {
      const verificationCode = String(values['verificationCode'] ?? CODE)
      const what = 'mobile number and whether it is verified (getMemberInfo)'
      const before = await readMobile(gateway)
      expectEqual(`whether ${what} was so before`, { got: before.ends === '4321', expected: false })
      await gateway.verification.verifyMobile({ ...number, verificationCode })
      expectEqual(what, { got: await readMobile(gateway), expected: { ends: '4321', mobileVerified: true } })
      const { info } = await gateway.profile.getSecurityConfig()
      const { isComplete: got } = info.mobileVerified
      expectEqual('whether the number is verified (getSecurityConfig)', { got, expected: true })
    },
  },
  {
    title: 'another number is taken only after the present one was verified',
    operations: ['verifyCurrentMobile', 'verifyMobile', 'getMemberInfo'],
    states: [
      ['a member has a mobile number', { account: ACCOUNT, ...number, verified: true }],
      ['a code was sent', { ...proof, account: ACCOUNT }],
    ],
    later: ['a code was sent'],
    async run({ gateway, provide, values }) {
      const other = { ...number, mobileNum: '0987651234' }
      await gateway.verification.verifyCurrentMobile({
        ...number,
        verificationCode: String(values['verificationCode'] ?? CODE),
      })
      const sent = await provide('a code was sent', { ...other, verificationCode: '246802', account: ACCOUNT })
      const verificationCode = String(sent['verificationCode'] ?? '246802')
      await gateway.verification.verifyMobile({ ...other, verificationCode })
      expectEqual('mobile number and whether it is verified (getMemberInfo)', {
        got: await readMobile(gateway),
        expected: { ends: '1234', mobileVerified: true },
      })
    },
  },
]

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
type Read = (gateway: Gateway) => Promise<unknown>
type Change = { command: Read; reads: string[]; read: Read; expected: unknown }

/** A command changes what other operations read, which was something else before. */
const changes = (title: string, operation: string, { command, reads, read, expected }: Change): Scenario => ({
  title,
  operations: [operation, ...reads],
  async run({ gateway }) {
    const before = await read(gateway)
    const isSame = JSON.stringify(before) === JSON.stringify(expected)
    expectEqual(`whether ${reads.join(', ')} had the new value before`, { got: isSame, expected: false })
    await command(gateway)
    expectEqual(`${reads.join(', ')} after ${operation}`, { got: await read(gateway), expected })
  },
})

const readNames = async ({ member }: Gateway) => [await member.getNickname(), (await member.getInfo()).nickname]

export const profileScenarios: Scenario[] = [
  changes('a new nickname is read everywhere', 'updateNickname', {
    command: (gateway) => gateway.member.updateNickname('Hạnh Nguyễn'),
    reads: ['getNickname', 'getMemberInfo'],
    read: readNames,
    expected: ['Hạnh Nguyễn', 'Hạnh Nguyễn'],
  }),
  changes('a nickname changed with the whole profile is read everywhere', 'updateMemberInfo', {
    command: (gateway) => gateway.member.update({ nickname: 'Minh Đức' }),
    reads: ['getMemberInfo'],
    read: async (gateway) => (await gateway.member.getInfo()).nickname,
    expected: 'Minh Đức',
  }),
  changes('the payee name is read everywhere', 'updatePayeeName', {
    command: (gateway) => gateway.member.updatePayeeName('HOANG BAO NGOC'),
    reads: ['getPayeeName'],
    read: (gateway) => gateway.member.getPayeeName(),
    expected: 'HOANG BAO NGOC',
  }),
  changes('a new e-mail address is read masked', 'updateEmail', {
    command: (gateway) => gateway.member.updateEmail('quynh@site.example'),
    reads: ['getEmail'],
    // Gateways mask with another number of asterisks.
    read: async (gateway) => (await gateway.member.getEmail()).replace(/\*+/, '*'),
    expected: 'q*@site.example',
  }),
  changes('a new picture is read everywhere', 'setMemberIcon', {
    command: (gateway) => gateway.profile.setIcon('7'),
    reads: ['getMemberIcon', 'getPlayerAvatar'],
    read: async ({ profile }) => [await profile.getIcon(), (await profile.getAvatar()).avatar],
    expected: ['7', '7'],
  }),
  changes('an answered security question is listed', 'setSecurityQuestions', {
    command: (gateway) => gateway.profile.setSecurityQuestions([{ questionId: 2, answer: 'Pho' }]),
    reads: ['listMySecurityQuestions', 'getSecurityConfig'],
    read: async ({ profile }) => [
      (await profile.listMyQuestions()).map(({ questionId }) => questionId),
      (await profile.getSecurityConfig()).info.securityQuestions.isComplete,
    ],
    expected: [[2], true],
  }),
  {
    title: 'an authenticator is bound with its code',
    operations: ['bindGoogleAuthenticator', 'getGoogleAuthenticator', 'getMemberInfo', ...timeReads],
    states: [['a member is shown a secret', { account: ACCOUNT, secretKey: SECRET }]],
    async run({ gateway, values }) {
      const read = async () => [
        (await gateway.profile.getAuthenticator()).bindGA,
        (await gateway.member.getInfo()).bindGA,
      ]
      const secretKey = String(values['secretKey'] ?? SECRET)
      const what = 'whether an authenticator is bound (getGoogleAuthenticator, getMemberInfo)'
      expectEqual(`${what} before`, { got: await read(), expected: [false, false] })
      await gateway.profile.bindAuthenticator({ secretKey, code: codeOf(secretKey, await providerTime(gateway)) })
      expectEqual(`${what} after bindGoogleAuthenticator`, { got: await read(), expected: [true, true] })
    },
  },
]

/** What an authenticator shows at a time in ms. */
const codeOf = (secretKey: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secretKey) }).generate({ timestamp })
