/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SoundSwitch } from './sound-switch.tsx'
import { showPart } from './testing.tsx'

/** A phone that counts its tones instead of playing them. */
async function setup() {
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
  const asked = { times: 0 }
  class Context {
    currentTime = 0
    resume = async () => {}
    suspend = async () => {}
    constructor() {
      asked.times++
    }
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Voice)
  vi.stubGlobal('GainNode', Volume)
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = await showPart(<SoundSwitch />)
  const button = page.getByRole('button', { name: 'Sound' })
  return { ...page, asked, tones, press: () => page.act(() => void fireEvent.click(button)), button }
}

test('a page is silent until the player wants sound, and asks the phone for none before', async () => {
  const { kit, asked, tones, button } = await setup()
  kit.sound.play('bigWin')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(asked.times).toBe(0)
  expect(tones).toEqual([])
})

test('switched on it can be heard at once; switched off it is silent again', async () => {
  const { kit, tones, press, button } = await setup()
  await press()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(tones).toHaveLength(1)
  await press()
  kit.sound.play('win')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(tones).toHaveLength(1)
})
