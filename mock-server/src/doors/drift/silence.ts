import type { Drifted } from './drift.ts'

/** A gateway that hangs would take most of an hour, operation by operation. */
export const MOST_SILENCES = 3

/** Whether the last operations were all waited for in vain. */
export const isSilent = (results: readonly Drifted[]): boolean =>
  results.length >= MOST_SILENCES && results.slice(-MOST_SILENCES).every(isUnanswered)

const isUnanswered = (one: Drifted) =>
  one.word === 'differs' && one.differences.some(({ says }) => says.startsWith('does not come: not within'))
