import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/localized-text.ts'
import { channelOf } from './channels.ts'
import { type Deposit, type DepositState, depositTable, OPEN, UNPAID } from './deposit.model.ts'
import { type CreditDependencies, depositCredit } from './deposit-credit.ts'
import { assertState } from './deposit-rules.ts'

const REVIEW_TIME = 3 * 60_000
/** Time to the credit after the member requested a review, ms. */
const REQUESTED_REVIEW = 10_000

export function depositFlow(world: World, dependencies: CreditDependencies) {
  const { clock, events } = world
  const rows = world.table(depositTable)
  const credit = depositCredit(world, dependencies)
  const update = (row: Deposit, change: Partial<Deposit>): Promise<Deposit> => rows.update(row.id, change)
  const schedule = (name: string, at: number, { id }: Deposit) => events.schedule(at, name, { id })
  const on = (name: string, states: readonly DepositState[], task: (row: Deposit) => Promise<unknown>) =>
    events.on(name, async ({ id }: { id: string }) => {
      const row = rows.get(id)!
      if (states.includes(row.state)) await task(row)
    })

  on('deposit.expire', ['created', 'awaiting'], (row) => update(row, { state: 'expired' }))
  on('deposit.reviewed', ['proof'], (row) => settle(row, row.requested))
  on('deposit.credit', ['confirming'], credit)

  /** Records a payment and schedules its credit. Also accepts payments after the expiry. */
  async function settle(row: Deposit, arrived: number): Promise<Deposit> {
    assertState(row, [...UNPAID, 'expired'])
    const creditsAt = clock.now() + channelOf(row.vendorId)!.creditsAfter
    schedule('deposit.credit', creditsAt, row)
    return update(row, { state: 'confirming', arrived, creditsAt })
  }

  return { settle, schedule, ...memberSteps({ now: clock.now, update, schedule }) }
}

type FlowContext = {
  now(): number
  update(row: Deposit, change: Partial<Deposit>): Promise<Deposit>
  schedule(name: string, at: number, row: Deposit): void
}

const memberSteps = ({ now, update, schedule }: FlowContext) => ({
  open: async (row: Deposit): Promise<Deposit> => (row.state === 'created' ? update(row, { state: 'awaiting' }) : row),
  async reject(row: Deposit, reason: LocalizedText): Promise<Deposit> {
    assertState(row, OPEN)
    return update(row, { state: 'failed', reason })
  },
  async cancel(row: Deposit): Promise<Deposit> {
    assertState(row, ['created', 'awaiting'])
    return update(row, { state: 'cancelled' })
  },
  /** Attaches a slip. The full amount is credited after the review time. */
  async attachSlip(row: Deposit): Promise<Deposit> {
    assertState(row, UNPAID)
    schedule('deposit.reviewed', now() + REVIEW_TIME, row)
    return update(row, { state: 'proof', hasSlip: true })
  },
  async requestReview(row: Deposit): Promise<Deposit> {
    assertState(row, OPEN)
    if (row.state !== 'confirming') return update(row, { isHurried: true })
    const creditsAt = now() + REQUESTED_REVIEW
    schedule('deposit.credit', creditsAt, row)
    return update(row, { isHurried: true, creditsAt })
  },
})
