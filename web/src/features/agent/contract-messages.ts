import type { Contract } from '@longan/sdk'

export const kindMessages = {
  DAILY: 'daily',
  HOURLY: 'hourlySalary',
  REALTIME: 'realtime',
  DIVIDEND: 'dividend',
} as const

const statusMessages = {
  PENDING: 'pending',
  ACTIVE: 'active',
  REFUSED: 'declined',
  WITHDRAWN: 'withdrawn',
  CLOSED: 'closed',
  REPLACED: 'replaced',
} as const

/**
 * Returns the message key of a contract's status, as seen by the recipient or (`isOffered`) by the agent who offered
 * it.
 */
export const statusMessageOf = ({ status }: Contract, isOffered: boolean) =>
  isOffered && status === 'WITHDRAWN' ? 'withdrawnByMe' : statusMessages[status]
