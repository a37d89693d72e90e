import type { Gateway } from '@longan/sdk'
import { ACCOUNT, NOW, PASSWORD } from '../consumer/examples.ts'
import { expectEqual, expectRefused, expectSessionEnded } from './run/check.ts'
import { expectNothingBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario, ScenarioContext } from './run/scenario.ts'

const DAY = 24 * 3_600_000
const HALF_A_YEAR = 180 * DAY
const LONG_AGO = NOW - 2 * HALF_A_YEAR
const ready: NonNullable<Scenario['states']> = [['a member can log in', { account: ACCOUNT, password: PASSWORD }]]

const read = async (gateway: Gateway) =>
  (await gateway.responsibleGaming.listBreaks()).map(({ kind, startTime, endTime = 0, inForce }) => ({
    kind,
    lasts: endTime - startTime,
    inForce,
  }))
const timeOutOf = (lasts: number) => ({ kind: 'timeOut', lasts, inForce: true })

const logIn = ({ client, values: { account = ACCOUNT, password = PASSWORD } }: ScenarioContext) =>
  client().session.login({ type: 'username', username: String(account), password: String(password) })

/** The break is there once, and a deposit is refused. */
const pauses = (
  operation: string,
  { states = [], take }: Pick<Scenario, 'states'> & { take: (gateway: Gateway) => Promise<unknown> },
): Scenario => ({
  title: `a time-out of a day by ${operation}: a deposit is refused, and nothing moves`,
  operations: [operation, 'listBreaks', 'depositByAccountName', ...moneyReads],
  states,
  async run({ gateway }) {
    const before = await readMoney(gateway)
    expectEqual('breaks before (listBreaks)', { got: await read(gateway), expected: [] })
    await take(gateway)
    expectEqual('breaks after it was taken (listBreaks)', { got: await read(gateway), expected: [timeOutOf(DAY)] })
    await expectRefused('a deposit during a time-out', {
      call: gateway.deposits.byTransfer({ amount: 100_000, bankCode: 'SVBK', vendorId: 1 }),
      codes: ['account.time.out'],
    })
    await expectNothingBooked('a refused deposit', { gateway, before })
  },
})

export const breakScenarios: Scenario[] = [
  pauses('createTimeOut', { take: ({ responsibleGaming }) => responsibleGaming.createTimeOut({ duration: DAY }) }),
  pauses('createPanicTimeOut', {
    states: [['the site has a rulebook', { rulebookId: 'de' }]],
    take: ({ responsibleGaming }) => responsibleGaming.createPanicTimeOut(),
  }),
  {
    title: 'who opts out of offers finds no promotion for deposits, and all of them again afterwards',
    operations: ['setOfferChoice', 'getOfferChoice', 'listDepositPromotions'],
    states: [['the site has a rulebook', { rulebookId: 'on' }]],
    async run({ gateway: { responsibleGaming, deposits } }) {
      const readOffers = async () => ({
        receives: (await responsibleGaming.getOfferChoice()).receives,
        count: (await deposits.listPromotions()).length,
      })
      const before = await readOffers()
      await responsibleGaming.setOfferChoice({ receives: false })
      const without = { receives: false, count: 0 }
      expectEqual('offers after opting out', { got: await readOffers(), expected: without })
      await responsibleGaming.setOfferChoice({ receives: true })
      expectEqual('offers after opting in', { got: await readOffers(), expected: { ...before, receives: true } })
    },
  },
  {
    title: 'a self-exclusion ends every session, and a login is refused',
    operations: ['createSelfExclusion', 'getMemberInfo', 'login'],
    states: ready,
    async run(context) {
      const { gateway } = context
      await gateway.member.getInfo()
      await gateway.responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })
      await expectSessionEnded('getMemberInfo after a self-exclusion', gateway.member.getInfo())
      await expectRefused('a login after a self-exclusion', {
        call: logIn(context),
        codes: ['account.self.excluded'],
      })
    },
  },
  {
    title: 'after an exclusion a login is refused until the return was asked for, where it has no delay',
    operations: ['applyReturn', 'login'],
    states: [
      ...ready,
      ['the site has a rulebook', { rulebookId: 'de' }],
      ['a member has excluded themselves', { account: ACCOUNT, startedAt: LONG_AGO, endsAt: LONG_AGO + HALF_A_YEAR }],
    ],
    async run(context) {
      const { client, values } = context
      const { account: username = ACCOUNT, password = PASSWORD } = values
      await expectRefused('a login before the return was asked for', {
        call: logIn(context),
        codes: ['account.self.excluded'],
      })
      const person = { username: String(username), password: String(password) }
      const [exclusion] = await client().responsibleGaming.applyReturn(person)
      expectEqual('whether the exclusion holds (applyReturn)', { got: exclusion?.inForce, expected: false })
      const { userName } = await logIn(context)
      expectEqual('account after the return (login)', { got: userName, expected: person.username })
    },
  },
]
