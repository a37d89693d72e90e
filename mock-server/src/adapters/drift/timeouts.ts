import type { OperationDiff } from './drift.ts'

/** A gateway that hangs would take most of an hour, operation by operation. */
export const MAX_TIMEOUTS = 3

export const isSilent = (results: readonly OperationDiff[]): boolean =>
  results.length >= MAX_TIMEOUTS && results.slice(-MAX_TIMEOUTS).every(isTimeout)

const isTimeout = (one: OperationDiff) =>
  one.status === 'differs' && one.differences.some(({ kind }) => kind === 'timeout')
