import type { Gateway, GatewayDialect, RegistrationInput } from '@longan/sdk'
import { PASSWORD } from '../consumer/examples.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import { newMobileNumber, newUsername, type Scenario } from './run/scenario.ts'

const CODE = '135791'
type Registration = {
  operation: string
  by: (gateway: Gateway, input: RegistrationInput) => Promise<{ token: string }>
  /** Registration chooses the name. */
  isNamed?: boolean
  dialect?: Partial<GatewayDialect>
}

const joins = ({ operation, by, isNamed = false, dialect }: Registration): Scenario => ({
  title: `a member registered by ${operation} is signed in, and exists once`,
  operations: [operation, 'getMemberInfo', 'getWallet', ...(isNamed ? ['checkUsername'] : [])],
  later: ['a code was sent'],
  async run({ client, provide }) {
    const username = newUsername()
    const number = { mobileNum: newMobileNumber(), countryDialingCode: '+84' }
    const guest = client(undefined, dialect)
    if (isNamed) await guest.registration.checkUsername(username)
    const sent = await provide('a code was sent', { ...number, verificationCode: CODE, purpose: 'register' })
    const verificationCode = String(sent['verificationCode'] ?? CODE)
    const input = { ...number, username, password: PASSWORD, confirmPassword: PASSWORD, verificationCode }
    const { token } = await by(guest, { ...input, registerMethod: 'H5' })
    const { account, mobile } = await client(token).member.getInfo()
    expectEqual('last digits of the mobile number of the new member (getMemberInfo)', {
      got: mobile?.slice(-4),
      expected: number.mobileNum.slice(-4),
    })
    expectEqual('balance of the new member (getWallet)', {
      got: (await client(token).wallet.get()).sumBalance,
      expected: 0,
    })
    if (!isNamed) return
    expectEqual('account of the new member (getMemberInfo)', { got: account, expected: username })
    const call = guest.registration.checkUsername(username)
    await expectRefused('the name of the new member', { call, codes: ['member.exists'] })
  },
})

export const registrationScenarios: Scenario[] = [
  joins({ operation: 'register', by: (gateway, input) => gateway.registration.byUsername(input), isNamed: true }),
  joins({
    operation: 'registerByPost',
    by: (gateway, input) => gateway.registration.byUsername(input),
    isNamed: true,
    dialect: { registerHttpMethod: 'POST' },
  }),
  joins({ operation: 'registerByMobile', by: (gateway, input) => gateway.registration.byMobile(input) }),
  joins({
    operation: 'registerByMobileByPost',
    by: (gateway, input) => gateway.registration.byMobile(input),
    dialect: { registerHttpMethod: 'POST' },
  }),
  joins({ operation: 'registerWithoutUsername', by: (gateway, input) => gateway.registration.withoutUsername(input) }),
  joins({ operation: 'registerByMobileAlone', by: (gateway, input) => gateway.registration.byMobileAlone(input) }),
]
