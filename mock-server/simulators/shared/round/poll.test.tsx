import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import { CallError, type Problem } from '../errors.ts'
import { fakeTime } from '../testing.tsx'
import { poll } from './poll.ts'

test('after failures the pause grows from one second to four', async () => {
  const advance = fakeTime()
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new CallError(0, 'network')))
  const target = { t: String, connection: signal<Problem | undefined>(undefined) }
  const { poll: pollNow, stop } = poll(target, { load, pause: () => 10 })

  void pollNow()
  for (const [pause, tries] of [
    [1000, 1],
    [2000, 2],
    [4000, 3],
    [4000, 4],
  ] as const) {
    await advance(pause - 1)
    expect(load).toHaveBeenCalledTimes(tries)
    await advance(1)
  }
  stop()
})
