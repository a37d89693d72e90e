import { expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

/** Something that is asked at moments of this test, and what each was answered: how often it had been asked. */
function askedAt(...moments: number[]) {
  vi.useFakeTimers()
  const asker = {}
  let times = 0
  const asked: number[] = []
  const ask = throttled(250, () => {
    asked.push(performance.now() - from)
    return Promise.resolve(++times)
  })
  const from = performance.now()
  const answers = moments.map(
    (moment) => new Promise<number>((resolve) => setTimeout(() => resolve(ask(asker)), moment)),
  )
  return { asked, answers: Promise.all(answers) }
}

test('whoever asks first is answered at once, all others together when the time is over', async () => {
  const { asked, answers } = askedAt(0, 50, 100, 249, 600)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([0, 250, 600])
  expect(await answers).toEqual([1, 2, 2, 2, 3])
})

test('one who asks makes no other wait', async () => {
  vi.useFakeTimers()
  let times = 0
  const ask = throttled(250, () => Promise.resolve(++times))
  expect(await Promise.all([ask({}), ask({})])).toEqual([1, 2])
})

test('a question that failed is no answer for the next', async () => {
  vi.useFakeTimers()
  const asker = {}
  const ask = throttled(
    250,
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes'),
  )
  await expect(ask(asker)).rejects.toThrow('no')
  const next = ask(asker)
  await vi.advanceTimersByTimeAsync(250)
  expect(await next).toBe('yes')
})
