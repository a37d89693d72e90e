import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Enough turns for anything that needs no time. */
const TURNS = 500

/** Time passes for the page, so many ms. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** From now on time stands still, until it is passed. */
export const fakeTime = () => vi.useFakeTimers()

/** While time stands still: everything that needs none happens, until this is so. */
export async function settled(isSo: () => unknown) {
  for (let turn = 0; turn < TURNS && !isSo(); turn++) await advance(0)
  if (!isSo()) throw new Error('It does not come without time passing')
}

/** What the work gives, and how long (ms) whatever it began waits for its turn: the pauses of its `setTimeout`s. */
export async function withPauses<Result>(work: () => PromiseLike<Result>) {
  const { setTimeout: real } = globalThis
  const pauses: unknown[] = []
  const noted = (act: () => void, pause?: number) => {
    pauses.push(pause)
    return real(act, pause)
  }
  // No spy: spies are put back once more at the end of a file, and one on a faked timer would bring back a dead clock.
  Object.assign(globalThis, { setTimeout: noted })
  try {
    return [await work(), pauses] as const
  } finally {
    Object.assign(globalThis, { setTimeout: real })
  }
}
