import { nextTimeOfDay } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { ContractKind } from './contract.model.ts'
import { dueTable } from './contract.model.ts'
import { dayBefore, halfMonthBefore, hourBefore, nextHour } from './contract-periods.ts'
import { createContractPayment, findActiveContracts } from './contract-pay.ts'

type Interval = 'day' | 'hour'
const PAYOUT_TIME = 30 * 60_000
const DUE = { day: 'contracts.day', hour: 'contracts.hour' } as const
const INTERVALS: Record<ContractKind, Interval> = { dividend: 'day', daily: 'day', hourly: 'hour', realtime: 'hour' }

export async function schedulePayouts({ table, events }: World, kind: ContractKind, now: number): Promise<void> {
  const rhythm = INTERVALS[kind]
  if (table(dueTable).get(rhythm)) return
  await table(dueTable).insert({ id: rhythm })
  events.schedule(rhythm === 'day' ? nextTimeOfDay(now, PAYOUT_TIME) : nextHour(now), DUE[rhythm])
}

export function startPayoutSchedule(world: World, pay: ReturnType<typeof createContractPayment>) {
  const { clock, events, ids, table } = world
  const createPaymentContext = () => ({ paidAt: clock.now(), orderNo: () => ids.order('C') })

  async function reschedule(rhythm: Interval, contracts: { kind: ContractKind }[]) {
    table(dueTable).remove(rhythm)
    if (contracts[0]) await schedulePayouts(world, contracts[0].kind, clock.now())
  }

  events.on(DUE.hour, async () => {
    const contracts = findActiveContracts(world, ['hourly', 'realtime'])
    for (const contract of contracts) await pay(contract, hourBefore(clock.now()), createPaymentContext())
    await reschedule('hour', contracts)
  })
  events.on(DUE.day, async () => {
    const [daily, dividends] = [findActiveContracts(world, ['daily']), findActiveContracts(world, ['dividend'])]
    for (const contract of daily) await pay(contract, dayBefore(clock.now()), createPaymentContext())
    const half = halfMonthBefore(clock.now())
    if (half) for (const contract of dividends) await pay(contract, half, createPaymentContext())
    await reschedule('day', [...daily, ...dividends])
  })
}
