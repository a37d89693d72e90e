import { encode } from 'fast-png'
import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphLines, type Point } from './glyphs.ts'

export const CAPTCHA_WIDTH = 132
export const CAPTCHA_HEIGHT = 44

type Colour = readonly [number, number, number]
type Pen = { colour: Colour; radius: number }
type Canvas = Uint8Array

const PAPER: Colour = [247, 241, 229]
const INKS: Colour[] = [
  [122, 27, 18],
  [14, 74, 69],
  [29, 47, 111],
  [91, 20, 64],
  [63, 32, 6],
]
/** Noise is paler than any ink, so that people can read the text. */
const NOISE: Colour[] = [
  [196, 160, 110],
  [150, 170, 160],
  [190, 150, 150],
]
const NOISE_LINES = 5
const SPECKS = 90
const LARGEST_TURN = 0.21

export function captchaPng(text: string, random: () => number): Uint8Array {
  const canvas = blankCanvas()
  drawSpecks(canvas, random)
  drawNoiseLines(canvas, random)
  const signs = [...text.toUpperCase()]
  const cell = (CAPTCHA_WIDTH - 8) / Math.max(signs.length, 1)
  signs.forEach((character, index) => drawCharacter(canvas, character, { left: 4 + index * cell, cell, random }))
  return encode({ width: CAPTCHA_WIDTH, height: CAPTCHA_HEIGHT, data: canvas, channels: 3, depth: 8 })
}

function blankCanvas(): Canvas {
  const canvas = new Uint8Array(CAPTCHA_WIDTH * CAPTCHA_HEIGHT * 3)
  for (let index = 0; index < canvas.length; index++) canvas[index] = PAPER[index % 3] ?? 255
  return canvas
}

const pickOf = (colours: Colour[], random: () => number) => colours[Math.floor(random() * colours.length)] ?? PAPER

function drawSpecks(canvas: Canvas, random: () => number) {
  for (let speck = 0; speck < SPECKS; speck++) {
    const point: Point = [random() * CAPTCHA_WIDTH, random() * CAPTCHA_HEIGHT]
    drawLine(canvas, [point, point], { colour: pickOf(NOISE, random), radius: 0.4 + random() * 0.7 })
  }
}

function drawNoiseLines(canvas: Canvas, random: () => number) {
  for (let wave = 0; wave < NOISE_LINES; wave++) {
    const middle = CAPTCHA_HEIGHT * (0.15 + 0.7 * random())
    const [height, pace, phase] = [4 + random() * 8, 0.03 + random() * 0.05, random() * 6]
    const points = Array.from({ length: 34 }, (_, step): Point => {
      const x = step * 4
      return [x, middle + height * Math.sin(x * pace + phase)]
    })
    drawLine(canvas, points, { colour: pickOf(NOISE, random), radius: 0.7 })
  }
}

type CharacterPosition = { left: number; cell: number; random: () => number }

function drawCharacter(canvas: Canvas, character: string, { left, cell, random }: CharacterPosition) {
  const turn = (random() * 2 - 1) * LARGEST_TURN
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [wide, high] = [0.95 + random() * 0.2, 1.55 + random() * 0.25]
  const centre: Point = [left + cell / 2 + random() - 0.5, CAPTCHA_HEIGHT / 2 + (random() * 2 - 1) * 4]
  const pen = { colour: pickOf(INKS, random), radius: 1.15 + random() * 0.35 }
  const toCanvas = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - GLYPH_WIDTH / 2) * wide, (y - GLYPH_HEIGHT / 2) * high]
    return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos]
  }
  for (const line of glyphLines(character)) drawLine(canvas, line.map(toCanvas), pen)
}

function drawLine(canvas: Canvas, points: Point[], pen: Pen) {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]]
    if (from && to) drawSegment(canvas, [from, to], pen)
  }
}

/** Each captcha draws 300 segments: the same distances from points as arrays and with `Math.hypot` take three to four times as long. */
function drawSegment(canvas: Canvas, [from, to]: [Point, Point], { colour, radius }: Pen) {
  const reach = radius + 1
  const range = (axis: 0 | 1, limit: number) => [
    Math.max(0, Math.floor(Math.min(from[axis], to[axis]) - reach)),
    Math.min(limit - 1, Math.ceil(Math.max(from[axis], to[axis]) + reach)),
  ]
  const [left = 0, right = 0] = range(0, CAPTCHA_WIDTH)
  const [top = 0, bottom = 0] = range(1, CAPTCHA_HEIGHT)
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = dx * dx + dy * dy
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - from[0]
      const py = y + 0.5 - from[1]
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
      const cover = Math.min(1, radius + 0.5 - Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2))
      if (cover > 0) blend(canvas, (y * CAPTCHA_WIDTH + x) * 3, { colour, cover })
    }
  }
}

function blend(canvas: Canvas, at: number, { colour, cover }: { colour: Colour; cover: number }) {
  for (let channel = 0; channel < 3; channel++) {
    const under = canvas[at + channel] ?? 0
    canvas[at + channel] = Math.round(under + ((colour[channel] ?? 0) - under) * cover)
  }
}
