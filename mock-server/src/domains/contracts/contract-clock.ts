import { nextTimeOfDay } from '../../kernel/local-day.ts'
import type { World } from '../../kernel/world.ts'
import type { ContractKind } from './contract.model.ts'
import { dueTable } from './contract.model.ts'
import { dayBefore, halfMonthBefore, hourBefore, nextHour } from './contract-periods.ts'
import { createContractPay, inForce } from './contract-pay.ts'

type Rhythm = 'day' | 'hour'
/** Days are paid at this time of the next. */
const PAID_AT = 30 * 60_000
const DUE = { day: 'contracts.day', hour: 'contracts.hour' } as const
const RHYTHMS: Record<ContractKind, Rhythm> = { dividend: 'day', daily: 'day', hourly: 'hour', realtime: 'hour' }

/** Sees to it that a contract of this kind is paid from `now` on. */
export async function keepTime({ table, events }: World, kind: ContractKind, now: number): Promise<void> {
  const rhythm = RHYTHMS[kind]
  if (table(dueTable).get(rhythm)) return
  await table(dueTable).insert({ id: rhythm })
  events.schedule(rhythm === 'day' ? nextTimeOfDay(now, PAID_AT) : nextHour(now), DUE[rhythm])
}

/** Pays salaries by the hour and by the day, and dividends by the half month, as long as there are contracts in force. */
export function startContractClock(world: World, pay: ReturnType<typeof createContractPay>) {
  const { clock, events, ids, table } = world
  const paying = () => ({ paidAt: clock.now(), orderNo: () => ids.order('C') })

  async function again(rhythm: Rhythm, contracts: { kind: ContractKind }[]) {
    table(dueTable).remove(rhythm)
    if (contracts[0]) await keepTime(world, contracts[0].kind, clock.now())
  }

  events.on(DUE.hour, async () => {
    const contracts = inForce(world, ['hourly', 'realtime'])
    for (const contract of contracts) await pay(contract, hourBefore(clock.now()), paying())
    await again('hour', contracts)
  })
  events.on(DUE.day, async () => {
    const [daily, dividends] = [inForce(world, ['daily']), inForce(world, ['dividend'])]
    for (const contract of daily) await pay(contract, dayBefore(clock.now()), paying())
    const half = halfMonthBefore(clock.now())
    if (half) for (const contract of dividends) await pay(contract, half, paying())
    await again('day', [...daily, ...dividends])
  })
}
