import { Secret, TOTP } from 'otpauth'
import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { providerTime, timeReads } from './run/provider-time.ts'
import type { Scenario } from './run/scenario.ts'

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
    command: (gateway) => gateway.member.updateEmail('quynh@longan.example'),
    reads: ['getEmail'],
    // Gateways mask with another number of asterisks.
    read: async (gateway) => (await gateway.member.getEmail()).replace(/\*+/, '*'),
    expected: 'q*@longan.example',
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
