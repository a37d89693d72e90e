import { act } from '@testing-library/react'
import { vi } from 'vitest'

const MAX_TURNS = 500

export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

export const fakeTime = () => vi.useFakeTimers()

/** Runs all work that needs no time, with fake timers installed, until the condition is true. Throws if it never becomes true. */
export async function flushUntil(condition: () => unknown) {
  for (let turn = 0; turn < MAX_TURNS && !condition(); turn++) await advance(0)
  if (!condition()) throw new Error('The condition did not become true without advancing the time')
}

export async function recordTimeouts<Result>(work: () => PromiseLike<Result>) {
  const { setTimeout: originalSetTimeout } = globalThis
  const delays: unknown[] = []
  const recordingSetTimeout = (act: () => void, delay?: number) => {
    delays.push(delay)
    return originalSetTimeout(act, delay)
  }
  // Not a spy: spies are restored again at the end of a file, and one on a faked timer would bring back a dead clock.
  Object.assign(globalThis, { setTimeout: recordingSetTimeout })
  try {
    return [await work(), delays] as const
  } finally {
    Object.assign(globalThis, { setTimeout: originalSetTimeout })
  }
}
