import type { Contract } from '@longan/sdk'

/** What kinds of contracts are called, and how they stand, by the gateway's names. */
export const kinds = { DAILY: 'daily', HOURLY: 'hourlySalary', REALTIME: 'realtime', DIVIDEND: 'dividend' } as const

const states = {
  PENDING: 'pending',
  ACTIVE: 'inForce',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
  CLOSED: 'closed',
  REPLACED: 'replaced',
} as const

/** How a contract stands, in the words for whoever looks: it was offered to them, or by them. */
export const stateOf = ({ status }: Contract, isOffered: boolean) =>
  isOffered && status === 'WITHDRAWN' ? 'withdrawnByMe' : states[status]
