import type { GatewayDialect, Gateway, GatewayError, PasswordChange } from '@longan/sdk'
import { ACCOUNT, PASSWORD, PAYMENT_PASSWORD, withPaymentPassword } from '../consumer/examples.ts'
import { expectSessionEnded, expectEqual, expectRefused } from './run/check.ts'
import type { Scenario, ScenarioContext, StateValues } from './run/scenario.ts'

const ready: NonNullable<Scenario['states']> = [['a member can log in', { account: ACCOUNT, password: PASSWORD }]]
const PHONE = { mobileNum: '0987654321', countryDialingCode: '+84' }
const CODE = '135791'

const [OTHER, OTHER_PAYMENT] = ['Nhan@2027', '135790']

/** The provider may have another account and password for the state. */
const credentialsOf = ({ values: { account = ACCOUNT, password = PASSWORD } }: ScenarioContext) => ({
  account: String(account),
  password: String(password),
})
const logIn = (context: ScenarioContext, password: string) =>
  context.client().session.login({ type: 'username', username: credentialsOf(context).account, password })

async function expectNewPassword(context: ScenarioContext) {
  const { account, password } = credentialsOf(context)
  const call = logIn(context, password)
  await expectRefused('a login with the old password', { call, codes: ['login.incorrect'] })
  const { token } = await logIn(context, OTHER)
  const { account: got } = await context.client(token).member.getInfo()
  expectEqual('account after a login with the new password (getMemberInfo)', { got, expected: account })
}

const changes = (
  operation: string,
  command: (gateway: Gateway, change: PasswordChange) => Promise<unknown>,
): Scenario => ({
  title: `a password changed by ${operation}: the other session ends, only the new password opens one`,
  operations: [operation, 'login', 'getMemberInfo'],
  states: ready,
  async run(context) {
    await context.gateway.member.getInfo()
    const { password } = credentialsOf(context)
    const { token } = await logIn(context, password)
    await command(context.client(token), { oldPassword: password, newPassword: OTHER, confirmNewPassword: OTHER })
    await context.client(token).member.getInfo()
    await expectSessionEnded('getMemberInfo in the other session', context.gateway.member.getInfo())
    await expectNewPassword(context)
  },
})

const isAccepted = (gateway: Gateway, password: string) =>
  gateway.security.checkPaymentPassword(password).then(
    () => true,
    ({ code }: GatewayError) => code,
  )
const accepts = async (what: string, { gateway, old }: { gateway: Gateway; old: string }) => {
  expectEqual(`the old payment password ${what} (checkPaymentPassword)`, {
    got: await isAccepted(gateway, old),
    expected: 'invalid.payment.pw',
  })
  expectEqual(`the new payment password ${what} (checkPaymentPassword)`, {
    got: await isAccepted(gateway, OTHER_PAYMENT),
    expected: true,
  })
}
const paymentReads = ['checkPaymentPassword', 'getHasPaymentPassword'] as const

export const passwordScenarios: Scenario[] = [
  changes('changePassword', (gateway, change) => gateway.password.change(change)),
  changes('changePasswordV2', (gateway, change) => gateway.password.changeByV2(change)),
  {
    title: 'a password reset with a code: every session ends, only the new password opens one',
    operations: ['resetPassword', 'login', 'getMemberInfo'],
    states: [
      ...ready,
      ['a member has a mobile number', { account: ACCOUNT, ...PHONE, verified: true }],
      ['a code was sent', { ...PHONE, verificationCode: CODE, purpose: 'guest' }],
    ],
    async run(context) {
      const { client, gateway, values } = context
      const verificationCode = String(values['verificationCode'] ?? CODE)
      await gateway.member.getInfo()
      await client().password.reset({ ...PHONE, newPassword: OTHER, verificationCode })
      await expectSessionEnded('getMemberInfo in the old session', gateway.member.getInfo())
      await expectNewPassword(context)
    },
  },
  {
    title: 'the first payment password is asked for from then on',
    operations: ['setPaymentPassword', ...paymentReads],
    async run({ gateway }) {
      const what = 'whether there is a payment password (getHasPaymentPassword)'
      expectEqual(`${what} before`, { got: await gateway.security.hasPaymentPassword(), expected: false })
      const confirmPaymentPassword = OTHER_PAYMENT
      await gateway.security.setPaymentPassword({ paymentPassword: OTHER_PAYMENT, confirmPaymentPassword })
      expectEqual(what, { got: await gateway.security.hasPaymentPassword(), expected: true })
      await accepts('after it was set', { gateway, old: PAYMENT_PASSWORD })
    },
  },
  {
    title: 'a changed payment password replaces the old one',
    operations: ['setPaymentPassword', ...paymentReads],
    states: [withPaymentPassword],
    async run({ gateway }) {
      expectEqual('whether there is a payment password (getHasPaymentPassword)', {
        got: await gateway.security.hasPaymentPassword(),
        expected: true,
      })
      const news = { oldPassword: PAYMENT_PASSWORD, newPassword: OTHER_PAYMENT, confirmNewPassword: OTHER_PAYMENT }
      await gateway.security.setPaymentPassword(news)
      await accepts('after it was changed', { gateway, old: PAYMENT_PASSWORD })
    },
  },
  {
    title: 'each wrong payment password leaves one attempt less, until the right one',
    operations: ['checkPaymentPassword'],
    states: [withPaymentPassword],
    async run({ gateway }) {
      const attemptsLeft = () =>
        gateway.security.checkPaymentPassword('000000').then(
          () => 'accepted',
          ({ value }: GatewayError) => (value?.data as { remainingAttempts?: number } | undefined)?.remainingAttempts,
        )
      const first = Number(await attemptsLeft())
      const what = 'attempts left (checkPaymentPassword)'
      expectEqual(`${what} after two wrong ones`, { got: await attemptsLeft(), expected: first - 1 })
      await gateway.security.checkPaymentPassword(PAYMENT_PASSWORD)
      expectEqual(`${what} after the right one and a wrong one`, { got: await attemptsLeft(), expected: first })
    },
  },
  {
    title: 'a payment password reset with the login password replaces the old one',
    operations: ['resetPaymentPassword', 'checkPaymentPassword'],
    states: [withPaymentPassword, ...ready],
    async run(context) {
      const { gateway } = context
      const loginPassword = credentialsOf(context).password
      const twice = { password: OTHER_PAYMENT, confirmPassword: OTHER_PAYMENT }
      await gateway.security.resetPaymentPassword({ method: 'L', loginPassword, ...twice })
      await accepts('after it was reset', { gateway, old: PAYMENT_PASSWORD })
    },
  },
]

/** The provider may have another account and password for the state. */
const loginOf = ({ account = ACCOUNT, password = PASSWORD }: StateValues) =>
  ({ type: 'username', username: String(account), password: String(password) }) as const

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
