import { stateOf, type Withdrawal, type WithdrawalState } from '#api/withdrawals.queries.ts'
import type { Step } from '#shared/money/timeline.tsx'

const way = ['submitted', 'reviewing', 'paying', 'paid'] as const satisfies readonly WithdrawalState[]
/** Where it stood when it came back. */
const stoppedAt = { rejected: 'reviewing', returned: 'paying' } as const

/** The way of a withdrawal, step by step, as far as it has come; one that came back ends where it did. */
export function stepsOf(row: Withdrawal, wordsOf: (step: WithdrawalState) => string): Step[] {
  const state = stateOf(row)
  const step = (name: WithdrawalState, is: Step['state'], at?: number): Step => ({
    title: wordsOf(name),
    state: is,
    ...(at !== undefined && { at }),
  })
  if (state === 'rejected' || state === 'returned') {
    const done = way.slice(0, way.indexOf(stoppedAt[state]) + 1)
    return [...done.map((name) => step(name, 'done', askedAt(name, row))), step(state, 'stopped')]
  }
  const at = way.indexOf(state)
  return way.map((name, index) => {
    if (index < at || state === 'paid') return step(name, 'done', askedAt(name, row))
    if (index === at) return step(name, 'now', askedAt(name, row))
    return step(name, 'next', name === 'paid' ? row.estimatedTime : undefined)
  })
}

/** The gateway tells when it was asked for, not when each step was done. */
const askedAt = (name: WithdrawalState, { withdrawDate }: Withdrawal) =>
  name === 'submitted' ? withdrawDate : undefined
