import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Enough turns for anything that needs no time. */
const MAX_TURNS = 500

/** Time passes for the page, so many ms. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** From now on time stands still, until it is passed. */
export const fakeTime = () => vi.useFakeTimers()

/** While time stands still: everything that needs none happens, until this is so. */
export async function flushUntil(condition: () => unknown) {
  for (let turn = 0; turn < MAX_TURNS && !condition(); turn++) await advance(0)
  if (!condition()) throw new Error('It does not come without time passing')
}

/** What the work gives, and how long (ms) whatever it began waits for its turn: the pauses of its `setTimeout`s. */
export async function recordTimeouts<Result>(work: () => PromiseLike<Result>) {
  const { setTimeout: originalSetTimeout } = globalThis
  const delays: unknown[] = []
  const recordingSetTimeout = (act: () => void, delay?: number) => {
    delays.push(delay)
    return originalSetTimeout(act, delay)
  }
  // No spy: spies are put back once more at the end of a file, and one on a faked timer would bring back a dead clock.
  Object.assign(globalThis, { setTimeout: recordingSetTimeout })
  try {
    return [await work(), delays] as const
  } finally {
    Object.assign(globalThis, { setTimeout: originalSetTimeout })
  }
}
