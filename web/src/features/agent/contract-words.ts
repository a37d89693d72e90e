/** What kinds of contracts are called, and how they stand, by the gateway's names. */
export const kinds = { DAILY: 'daily', HOURLY: 'hourlySalary', REALTIME: 'realtime', DIVIDEND: 'dividend' } as const

export const states = {
  PENDING: 'pending',
  ACTIVE: 'inForce',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
  CLOSED: 'closed',
  REPLACED: 'replaced',
} as const
