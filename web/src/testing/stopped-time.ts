import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Enough turns for anything that needs no time. */
const TURNS = 500

/** Time passes for the page, so many ms. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** From now on time stands still, until it is passed. */
export const stopTime = () => vi.useFakeTimers()

/** While time stands still: everything that needs none happens, until this is so. */
export async function settled(isSo: () => unknown) {
  for (let turn = 0; turn < TURNS && !isSo(); turn++) await pass(0)
  if (!isSo()) throw new Error('It does not come without time passing')
}

/** What the work gives, and how often (ms) whatever it began is to be done: the paces of its `setInterval`s. */
export async function withPaces<Result>(work: () => Promise<Result>) {
  const { setInterval: real } = globalThis
  const paces: unknown[] = []
  const noted = (act: () => void, pace?: number) => {
    paces.push(pace)
    return real(act, pace)
  }
  // No spy: spies are put back once more at the end of a file, and one on a faked timer would bring back a dead clock.
  Object.assign(globalThis, { setInterval: noted })
  const result = await work().finally(() => Object.assign(globalThis, { setInterval: real }))
  return [result, paces] as const
}
