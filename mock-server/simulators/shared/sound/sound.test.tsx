/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SoundSwitch } from './sound-switch.tsx'
import type { Frame } from '../frame.ts'
import { renderComponent } from '../testing.tsx'

async function setup(frame?: Partial<Frame>) {
  const tones: number[] = []
  const param = { exponentialRampToValueAtTime() {}, setValueAtTime() {} }
  class Voice {
    frequency = param
    connect = (next: unknown) => next
    start = (at: number) => void tones.push(at)
    stop() {}
  }
  class Volume {
    gain = param
    connect = () => undefined
  }
  const contexts = { count: 0 }
  class Context {
    currentTime = 0
    resume = async () => {}
    suspend = async () => {}
    constructor() {
      contexts.count++
    }
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Voice)
  vi.stubGlobal('GainNode', Volume)
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = await renderComponent(<SoundSwitch />, frame)
  const button = page.getByRole('button', { name: 'Sound' })
  return { ...page, contexts, tones, press: () => page.act(() => void fireEvent.click(button)), button }
}

test('a page is silent and creates no audio context until the player switches sound on', async () => {
  const { context, contexts, tones, button } = await setup()
  context.sound.play('bigWin')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(contexts.count).toBe(0)
  expect(tones).toEqual([])
})

test('sound plays at once when switched on and stops when switched off', async () => {
  const { context, tones, press, button } = await setup()
  await press()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(tones).toHaveLength(1)
  await press()
  context.sound.play('win')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(tones).toHaveLength(1)
})

test('a game that follows one with sound has sound from the first tap, and reports each change for the next game', async () => {
  const posted = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('parent', { postMessage: posted })
  const { context, contexts, tones, press, button } = await setup({ isSoundOn: true })
  expect(button.getAttribute('aria-pressed')).toBe('true')
  context.sound.play('win')
  expect([contexts.count, tones]).toEqual([0, []])
  fireEvent.click(document.body)
  context.sound.play('tap')
  expect([contexts.count, tones.length]).toEqual([1, 1])

  await press()
  await press()
  expect(posted.mock.calls.map(([message]) => message)).toEqual([{ longan: 'sound-off' }, { longan: 'sound-on' }])
})
