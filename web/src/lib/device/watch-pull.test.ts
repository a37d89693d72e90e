import { expect, onTestFinished, test, vi } from 'vitest'
import { touch } from '#testing/touch.ts'
import { watchPull } from './watch-pull.ts'

function setup() {
  const page = document.body.appendChild(document.createElement('main'))
  const row = page.appendChild(document.createElement('p'))
  const [onPull, onEnd] = [vi.fn<(share: number) => void>(), vi.fn<(isWhole: boolean) => void>()]
  const stop = watchPull(page, { onPull, onEnd })
  onTestFinished(() => {
    stop()
    page.remove()
  })
  return { page, row, onPull, onEnd, stop, ...touch(row) }
}

test('the progress of a pull is reported, and at its end whether it was complete', () => {
  const { down, move, up, onPull, onEnd } = setup()
  down()
  expect(move(5, 30).defaultPrevented).toBe(true)
  move(5, 60)
  move(5, 200)
  up()
  expect(onPull.mock.calls).toEqual([[0.25], [0.5], [1]])
  expect(onEnd.mock.calls).toEqual([[true]])
})

test('a pull that ends halfway or is pushed back is incomplete', () => {
  const { down, move, up, onEnd } = setup()
  down()
  move(0, 119)
  up()
  down()
  move(0, 130)
  move(0, 20)
  up()
  expect(onEnd.mock.calls).toEqual([[false], [false]])
})

test.each([
  ['sideways', 60, 40],
  ['up', 0, -40],
])('a move %s leaves the touch to the browser, whatever follows', (_way, right, by) => {
  const { down, move, up, onPull, onEnd } = setup()
  down()
  expect(move(right, by).defaultPrevented).toBe(false)
  expect(move(0, 300).defaultPrevented).toBe(false)
  up()
  expect([onPull.mock.calls, onEnd.mock.calls]).toEqual([[], []])
})

test('two fingers pull nothing, and a second finger ends a pull', () => {
  const { down, move, up, onEnd } = setup()
  const second = { clientX: 10, clientY: 10 }
  down([second])
  move(0, 200)
  up()
  expect(onEnd).not.toHaveBeenCalled()
  down()
  move(0, 200)
  down([second])
  up()
  expect(onEnd.mock.calls).toEqual([[false]])
})

test('a cancelled touch is an incomplete pull', () => {
  const { down, move, cancel, up, onEnd } = setup()
  down()
  move(0, 200)
  cancel()
  up()
  expect(onEnd.mock.calls).toEqual([[false]])
})

test('below the top of the page nothing is pulled, and scrolling is not delayed', () => {
  const { down, move, up, onPull } = setup()
  vi.stubGlobal('scrollY', 1)
  dispatchEvent(new Event('scroll'))
  down()
  expect(move(0, 200).defaultPrevented).toBe(false)
  up()
  vi.stubGlobal('scrollY', 0)
  dispatchEvent(new Event('scroll'))
  down()
  expect(move(0, 200).defaultPrevented).toBe(true)
  up()
  expect(onPull.mock.calls).toEqual([[1]])
})

const size = (one: Element, name: string, value: number) => Object.defineProperty(one, name, { value })

test.each([
  ['an element that scrolls sideways pulls nothing', 'overflow-x: auto', { scrollWidth: 300, clientWidth: 100 }],
  ['an element without overflow pulls', 'overflow-x: auto', { scrollWidth: 100, clientWidth: 100 }],
  ['an element that is not at its top pulls nothing', 'overflow-y: auto', { scrollTop: 10 }],
  ['an element with clipped text pulls', 'overflow: hidden', { scrollWidth: 300, clientWidth: 100 }],
])('a finger in %s', (name, style, sizes) => {
  const { row, down, move, onPull } = setup()
  row.setAttribute('style', style)
  Object.entries(sizes).forEach(([name, value]) => size(row, name, value))
  down()
  move(0, 200)
  expect(onPull.mock.calls.length > 0).toBe(!name.endsWith('nothing'))
})

test('after the end of the watch nothing is pulled', () => {
  const { stop, down, move, up, onPull } = setup()
  stop()
  down()
  expect(move(0, 200).defaultPrevented).toBe(false)
  up()
  expect(onPull).not.toHaveBeenCalled()
})
