import { expect, test, vi } from 'vitest'
import { watchSwipeBack } from './use-page-change.ts'

function swipe(target: EventTarget, distance: number) {
  target.dispatchEvent(Object.assign(new Event('touchstart'), { touches: [{ clientX: 5 }] }))
  target.dispatchEvent(Object.assign(new Event('touchend'), { changedTouches: [{ clientX: 5 + distance }] }))
}

test('a swipe counts from 100 px, for 500 ms [A-2-36]', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const target = new EventTarget()
  const watch = watchSwipeBack(target)

  swipe(target, 99)
  expect(watch.isRecent()).toBe(false)
  swipe(target, 101)
  expect(watch.isRecent()).toBe(true)
  vi.advanceTimersByTime(501)
  expect(watch.isRecent()).toBe(false)
  watch.stop()
})
