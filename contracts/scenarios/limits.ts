import type { Gateway, LimitInput } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import { expectNothingBooked, moneyReads, readMoney } from './run/money.ts'
import { providerTime, type Scenario, timeReads } from './run/scenario.ts'

const KEY = { kind: 'deposit', period: 'day' } as const
const [LIMIT, HIGHER] = [500_000, 800_000]
const DAY = 24 * 3_600_000

const read = async (gateway: Gateway) =>
  (await gateway.responsibleGaming.listLimits()).map(({ kind, period, amount, used, remaining, pending }) => ({
    kind,
    period,
    amount,
    used,
    remaining,
    ...(pending && { pending: pending.amount ?? 'removal' }),
  }))

const limitOf = (amount: number, pending?: number | 'removal') => ({
  ...KEY,
  amount,
  used: 0,
  remaining: amount,
  ...(pending && { pending }),
})

const expectLimits = async (what: string, { gateway, limits }: { gateway: Gateway; limits: object[] }) =>
  expectEqual(`limits ${what} (listLimits)`, { got: await read(gateway), expected: limits })

const set = (gateway: Gateway, change: Partial<LimitInput> = {}, idempotencyKey: string = crypto.randomUUID()) =>
  gateway.responsibleGaming.setLimit({ ...KEY, amount: LIMIT, ...change }, { idempotencyKey })

const LATER = 'a change of a limit waits' as const

/** Lets a change wait that was asked for a day ago by the provider's clock. */
async function letWait(
  { gateway, provide }: Parameters<Scenario['run']>[0],
  change: { limit: number; amount?: number },
) {
  const requestedAt = (await providerTime(gateway)) - DAY
  await provide(LATER, { account: ACCOUNT, ...KEY, ...change, requestedAt })
}

const readAmounts = async (gateway: Gateway) =>
  (await gateway.responsibleGaming.listLimits()).map(({ amount, pending }) => [amount, pending !== undefined])

export const limitScenarios: Scenario[] = [
  {
    title: 'a call sent again with its key sets no limit again; a lower limit holds at once, a higher one waits',
    operations: ['setLimit', 'listLimits'],
    async run({ gateway }) {
      await expectLimits('before', { gateway, limits: [] })
      const key = crypto.randomUUID()
      await set(gateway, {}, key)
      await set(gateway, {}, key)
      await expectLimits('after one was set', { gateway, limits: [limitOf(LIMIT)] })
      await set(gateway, { amount: 200_000 })
      await set(gateway, {}, key)
      await expectLimits('after it was lowered, and the first call was sent again', {
        gateway,
        limits: [limitOf(200_000)],
      })
      await set(gateway, { amount: HIGHER })
      await expectLimits('after a higher one was asked for', { gateway, limits: [limitOf(200_000, HIGHER)] })
    },
  },
  {
    title: 'a change that is taken back leaves the limit; a removal waits too',
    operations: ['cancelLimitChange', 'removeLimit', 'setLimit', 'listLimits'],
    async run({ gateway }) {
      await set(gateway)
      await set(gateway, { amount: HIGHER })
      await gateway.responsibleGaming.cancelLimitChange(KEY)
      await expectLimits('after a change was taken back', { gateway, limits: [limitOf(LIMIT)] })
      await gateway.responsibleGaming.removeLimit(KEY)
      await expectLimits('after a removal was asked for', { gateway, limits: [limitOf(LIMIT, 'removal')] })
    },
  },
  {
    title: 'a deposit beyond the limit is refused and moves nothing',
    operations: ['setLimit', 'listLimits', 'depositByAccountName', ...moneyReads],
    async run({ gateway }) {
      const before = await readMoney(gateway)
      await set(gateway, { amount: 200_000 })
      await gateway.deposits.byTransfer({ amount: 150_000, bankCode: 'SVBK', vendorId: 1 })
      await expectRefused('a deposit of 100,000 with 50,000 remaining', {
        call: gateway.deposits.byTransfer({ amount: 100_000, bankCode: 'SVBK', vendorId: 1 }),
        codes: ['limit.deposit.exceeded'],
      })
      await expectNothingBooked('a refused deposit', { gateway, before })
      await expectLimits('after a refused deposit', {
        gateway,
        limits: [{ ...limitOf(200_000), used: 150_000, remaining: 50_000 }],
      })
    },
  },
  {
    title: 'a higher limit holds once it is confirmed after its delay, and only once',
    operations: ['confirmLimit', 'listLimits', ...timeReads],
    later: [LATER],
    async run(context) {
      const { gateway } = context
      await letWait(context, { limit: LIMIT, amount: HIGHER })
      expectEqual('limit before the confirmation (listLimits)', {
        got: await readAmounts(gateway),
        expected: [[LIMIT, true]],
      })
      const confirm = () => gateway.responsibleGaming.confirmLimit({ ...KEY, amount: HIGHER })
      await confirm()
      await confirm()
      expectEqual('limit after two confirmations (listLimits)', {
        got: await readAmounts(gateway),
        expected: [[HIGHER, false]],
      })
    },
  },
  {
    title: 'a limit is gone once its removal is confirmed after the delay',
    operations: ['confirmLimit', 'listLimits', ...timeReads],
    later: [LATER],
    async run(context) {
      const { gateway } = context
      await letWait(context, { limit: LIMIT })
      await gateway.responsibleGaming.confirmLimit(KEY)
      expectEqual('limits after the confirmed removal (listLimits)', { got: await readAmounts(gateway), expected: [] })
    },
  },
]
