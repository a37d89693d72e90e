import type { World } from '../../kernel/world.ts'
import type { Words } from '../../kernel/localized-text.ts'
import { channelOf } from './channels.ts'
import { type Deposit, type DepositState, depositTable, OPEN, UNPAID } from './deposit.model.ts'
import { type CreditNeeds, depositCredit } from './deposit-credit.ts'
import { refuseState } from './deposit-rules.ts'

const REVIEW = 3 * 60_000
/** How soon a deposit is credited when the member asks to look sooner. */
const HURRIED = 10_000

/** Takes deposits from state to state: what is paid is credited by time, what is not expires. */
export function depositFlow(world: World, needs: CreditNeeds) {
  const { clock, events } = world
  const rows = world.table(depositTable)
  const credit = depositCredit(world, needs)
  const put = (row: Deposit, change: Partial<Deposit>): Promise<Deposit> => rows.update(row.id, change)
  const later = (name: string, at: number, { id }: Deposit) => events.schedule(at, name, { id })
  /** What time does to a deposit that is still in one of these states. */
  const on = (name: string, states: readonly DepositState[], task: (row: Deposit) => Promise<unknown>) =>
    events.on(name, async ({ id }: { id: string }) => {
      const row = rows.get(id)!
      if (states.includes(row.state)) await task(row)
    })

  on('deposit.expire', ['created', 'awaiting'], (row) => put(row, { state: 'expired' }))
  on('deposit.reviewed', ['proof'], (row) => arrive(row, row.requested))
  on('deposit.credit', ['confirming'], credit)

  /** Money has come; also late, when nobody waited for it any more. */
  async function arrive(row: Deposit, arrived: number): Promise<Deposit> {
    refuseState(row, [...UNPAID, 'expired'])
    const creditsAt = clock.now() + channelOf(row.vendorId)!.creditsAfter
    later('deposit.credit', creditsAt, row)
    return put(row, { state: 'confirming', arrived, creditsAt })
  }

  return { arrive, later, ...memberSteps({ now: clock.now, put, later }) }
}

type Tools = {
  now(): number
  put(row: Deposit, change: Partial<Deposit>): Promise<Deposit>
  later(name: string, at: number, row: Deposit): void
}

/** What people do to a deposit. */
const memberSteps = ({ now, put, later }: Tools) => ({
  /** The instructions are on the screen. */
  open: async (row: Deposit): Promise<Deposit> => (row.state === 'created' ? put(row, { state: 'awaiting' }) : row),
  async fail(row: Deposit, reason: Words): Promise<Deposit> {
    refuseState(row, OPEN)
    return put(row, { state: 'failed', reason })
  },
  async cancel(row: Deposit): Promise<Deposit> {
    refuseState(row, ['created', 'awaiting'])
    return put(row, { state: 'cancelled' })
  },
  /** The slip is looked at, and taken at its word. */
  async showSlip(row: Deposit): Promise<Deposit> {
    refuseState(row, UNPAID)
    later('deposit.reviewed', now() + REVIEW, row)
    return put(row, { state: 'proof', hasSlip: true })
  },
  async hurry(row: Deposit): Promise<Deposit> {
    refuseState(row, OPEN)
    if (row.state !== 'confirming') return put(row, { isHurried: true })
    const creditsAt = now() + HURRIED
    later('deposit.credit', creditsAt, row)
    return put(row, { isHurried: true, creditsAt })
  },
})
