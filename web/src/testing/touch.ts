import { act } from '@testing-library/react'

type Point = { clientX: number; clientY: number }

/** The fields of jsdom's own touch events cannot be set. */
const touchEvent = (name: string, touches: Point[], changedTouches: Point[]) =>
  Object.assign(new Event(name, { bubbles: true, cancelable: true }), { touches, changedTouches })

export function touch(on: Element) {
  const start = { clientX: 100, clientY: 200 }
  let last: Point = start
  const send = (name: string, touches: Point[]) => {
    last = touches[0] ?? last
    const event = touchEvent(name, touches, [last])
    act(() => void on.dispatchEvent(event))
    return event
  }
  return {
    down: (more: Point[] = []) => send('touchstart', [start, ...more]),
    move: (right: number, down: number) =>
      send('touchmove', [{ clientX: start.clientX + right, clientY: start.clientY + down }]),
    up: () => send('touchend', []),
    cancel: () => send('touchcancel', []),
  }
}

export function pullDown(on: Element) {
  const one = touch(on)
  one.down()
  one.move(2, 30)
  one.move(4, 130)
  one.up()
}
