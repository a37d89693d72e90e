import type { GatewayDialect } from '@longan/sdk'
import { ACCOUNT, PASSWORD } from '../consumer/examples.ts'
import { expectSessionEnded, expectEqual, expectRefused } from './run/check.ts'
import type { Scenario, ScenarioContext, StateValues } from './run/scenario.ts'

const ready: NonNullable<Scenario['states']> = [['a member can log in', { account: ACCOUNT, password: PASSWORD }]]
/** The provider may have another account and password for the state. */
const loginOf = ({ account = ACCOUNT, password = PASSWORD }: StateValues) =>
  ({ type: 'username', username: String(account), password: String(password) }) as const
const PHONE = { mobileNum: '0987654321', countryDialingCode: '+84' }
const CODE = '135791'

const trials = [
  ['createTrialUser', 'POST'],
  ['createTrialUserByGet', 'GET'],
  ['loginFreePlay', 'freeplay'],
].map(([operation, trialMethod]): Scenario => ({
  title: `a trial (${operation}) has a session and play money of its own, and cannot pay in`,
  operations: [operation!, 'getMemberInfo', 'getWallet', 'depositByAccountName'],
  async run({ client, gateway }) {
    const dialect = { trialMethod } as Partial<GatewayDialect>
    const { token, userName, type } = await client(undefined, dialect).session.createTrial()
    const trial = client(token)
    const { account, type: kind } = await trial.member.getInfo()
    expectEqual('account and type of the trial (getMemberInfo)', { got: [account, kind], expected: [userName, type] })
    const { account: other } = await gateway.member.getInfo()
    expectEqual('whether the trial is an account of its own', { got: account !== other, expected: true })
    const { sumBalance } = await trial.wallet.get()
    expectEqual('whether the trial has play money (getWallet)', { got: sumBalance > 0, expected: true })
    const call = trial.deposits.byTransfer({ amount: 200_000, bankCode: 'SVBK', vendorId: 1 })
    await expectRefused('a deposit of a trial', { call, codes: ['permission.denied'] })
  },
}))

export const sessionScenarios: Scenario[] = [
  {
    title: 'a login opens a session of the member',
    operations: ['login', 'getMemberInfo', 'getWallet'],
    states: [...ready, ['a member has money', { account: ACCOUNT, balance: 1250.5 }]],
    async run({ client, values }) {
      const login = loginOf(values)
      const { token } = await client().session.login(login)
      const member = client(token)
      expectEqual('account of the session (getMemberInfo)', {
        got: (await member.member.getInfo()).account,
        expected: login.username,
      })
      const { sumBalance: got } = await member.wallet.get()
      expectEqual('balance of the session (getWallet)', { got, expected: 1250.5 })
    },
  },
  ...(['DELETE', 'POST'] as const).map((logoutMethod) => ({
    title: `a logout (${logoutMethod}) ends the session`,
    operations: [...(logoutMethod === 'POST' ? ['logoutByPost'] : ['logout']), 'login', 'getWallet', 'getMemberInfo'],
    states: ready,
    async run({ client, values }: ScenarioContext) {
      const { token } = await client().session.login(loginOf(values))
      const member = client(token, { logoutMethod })
      await member.member.getInfo()
      await member.session.logout()
      await expectSessionEnded('getWallet after the logout', member.wallet.get())
      await expectSessionEnded('getMemberInfo after the logout', member.member.getInfo())
    },
  })),
  {
    title: 'a code sent to the phone opens a session once',
    operations: ['login', 'getMemberInfo'],
    states: [
      ['a module is switched', { modId: 'MOBILEVERCODELOGIN3', isOn: true }],
      ...ready,
      ['a member has a mobile number', { account: ACCOUNT, ...PHONE, verified: true }],
      ['a code was sent', { ...PHONE, verificationCode: CODE, purpose: 'guest' }],
    ],
    async run({ client, values }) {
      const verificationCode = String(values['verificationCode'] ?? CODE)
      const { countryDialingCode, mobileNum: username } = PHONE
      const input = { type: 'sms', username, password: verificationCode, countryDialingCode } as const
      const { token } = await client().session.login(input)
      const { account: got } = await client(token).member.getInfo()
      expectEqual('account of the session (getMemberInfo)', { got, expected: ACCOUNT })
      const call = client().session.login(input)
      await expectRefused('a login with a used code', { call, codes: ['verification.code.incorrect'] })
    },
  },
  {
    title: 'a login on a new device takes the code that was sent, once',
    operations: ['verifyLogin', 'getMemberInfo'],
    states: [
      ['a module is switched', { modId: 'LOGINIPVERF3', isOn: true }],
      ...ready,
      ['a member has a mobile number', { account: ACCOUNT, ...PHONE, verified: true }],
      ['a code was sent', { ...PHONE, verificationCode: CODE, purpose: 'device' }],
    ],
    async run({ client, values }) {
      const input = { ...loginOf(values), verificationCode: String(values['verificationCode'] ?? CODE) }
      const { token } = await client().session.verifyLogin(input)
      const { account: got } = await client(token).member.getInfo()
      expectEqual('account of the session (getMemberInfo)', { got, expected: ACCOUNT })
      const call = client().session.verifyLogin(input)
      await expectRefused('a login with a used code', { call, codes: ['verification.code.incorrect'] })
    },
  },
  ...trials,
]
