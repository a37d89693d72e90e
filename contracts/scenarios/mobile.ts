import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import { newMobileNumber } from './run/names.ts'
import type { Scenario } from './run/scenario.ts'

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
