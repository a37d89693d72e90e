import { decode } from 'fast-png'
import { expect, test } from 'vitest'
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH, captchaPng } from './captcha-image.ts'
import { captchaText } from './captcha-text.ts'
import { randomOf } from '../kernel/world/random.ts'

const streamOf = (key: string) => randomOf(1, key).next

function inkBoxes(png: Uint8Array): { left: number; right: number }[] {
  const { data, width, height } = decode(png)
  const isInked = (x: number) =>
    Array.from({ length: height }, (_, y) => (y * width + x) * 3).some(
      (at) => data[at]! + data[at + 1]! + data[at + 2]! < 290,
    )
  const boxes: { left: number; right: number }[] = []
  for (let x = 0; x < width; x++) {
    if (!isInked(x)) continue
    const last = boxes.at(-1)
    if (last?.right === x - 1) last.right = x
    else boxes.push({ left: x, right: x })
  }
  return boxes
}

test('a captcha is a colour PNG of 132 by 44', () => {
  const image = decode(captchaPng('123456', streamOf('a')))

  expect([image.width, image.height, image.channels]).toEqual([CAPTCHA_WIDTH, CAPTCHA_HEIGHT, 3])
})

test('a captcha text has six digits, and the next one differs', () => {
  const random = streamOf('text')
  const texts = Array.from({ length: 20 }, () => captchaText(random))

  for (const text of texts) expect(text).toMatch(/^\d{6}$/)
  expect(new Set(texts).size).toBe(20)
})

test('a refreshed captcha looks different for the same text, and is deterministic for the same random stream', () => {
  const random = streamOf('b')
  const first = captchaPng('482913', random)

  expect(captchaPng('482913', random)).not.toEqual(first)
  expect(captchaPng('482913', streamOf('b'))).toEqual(first)
})

test('the six characters are separate and dark over pale noise', () => {
  for (let round = 0; round < 20; round++) {
    const random = streamOf(`round ${round}`)
    const boxes = inkBoxes(captchaPng(captchaText(random), random))

    expect(boxes.length).toBe(6)
    for (const box of boxes) expect(box.right - box.left).toBeLessThan(24)
  }
})

test('a captcha can have letters, and a character without a glyph leaves a gap', () => {
  expect(inkBoxes(captchaPng('AB2H', streamOf('c'))).length).toBe(4)
  expect(inkBoxes(captchaPng('A?H', streamOf('d'))).length).toBe(2)
})
