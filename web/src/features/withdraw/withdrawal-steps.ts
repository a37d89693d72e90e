import { withdrawalStateOf, type Withdrawal, type WithdrawalState } from '#api/wallet/withdrawals.queries.ts'
import type { Step } from '#shared/money/timeline.tsx'

const order = ['submitted', 'reviewing', 'paying', 'paid'] as const satisfies readonly WithdrawalState[]
const stoppedAt = { rejected: 'reviewing', returned: 'paying' } as const

/** Returns the steps of a withdrawal up to its state. A rejected or returned one ends at the step where it stopped. */
export function stepsOf(row: Withdrawal, wordsOf: (step: WithdrawalState) => string): Step[] {
  const state = withdrawalStateOf(row)
  const step = (name: WithdrawalState, is: Step['state'], at?: number): Step => ({
    title: wordsOf(name),
    state: is,
    ...(at !== undefined && { at }),
  })
  if (state === 'rejected' || state === 'returned') {
    const done = order.slice(0, order.indexOf(stoppedAt[state]) + 1)
    return [...done.map((name) => step(name, 'done', requestedAt(name, row))), step(state, 'stopped')]
  }
  const at = order.indexOf(state)
  return order.map((name, index) => {
    if (index < at || state === 'paid') return step(name, 'done', requestedAt(name, row))
    if (index === at) return step(name, 'now', requestedAt(name, row))
    return step(name, 'next', name === 'paid' ? row.estimatedTime : undefined)
  })
}

/** The gateway sends only the time of the request, not of each step. */
const requestedAt = (name: WithdrawalState, { withdrawDate }: Withdrawal) =>
  name === 'submitted' ? withdrawDate : undefined
