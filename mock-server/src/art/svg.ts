import { GLYPH_HEIGHT, glyphLines, glyphWidth } from './glyphs.ts'
import type { Palette } from './palettes.ts'

export const TURN = Math.PI * 2

/** Rounds to one decimal, which is finer than a pixel of any picture. */
export const round = (value: number) => String(Math.round(value * 10) / 10)

/** Returns `x y` of a point at an angle (0 is up, clockwise). */
export const polar = (radius: number, angle: number, [x, y]: readonly [number, number] = [0, 0]) =>
  `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`

export type Pose = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean }

/** Transforms a drawing: moves, rotates (degrees), scales, mirrors. */
export function place(content: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Pose): string {
  const size = Math.round(scale * 1000) / 1000
  const stretch = flip ? `${-size} ${size}` : String(size)
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${stretch})">${content}</g>`
}

export const inked = (palette: Palette, content: string, width = 2) =>
  `<g stroke="${palette.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${content}</g>`

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

export type Pen = number | { width: number; opacity?: number; dashes?: string }

export function stroke(d: string, colour: string, pen: Pen): string {
  const { width, opacity, dashes }: Exclude<Pen, number> = typeof pen === 'number' ? { width: pen } : pen
  const more = (opacity === undefined ? '' : ` opacity="${opacity}"`) + (dashes ? ` stroke-dasharray="${dashes}"` : '')
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
}

export const cutStroke = (
  d: string,
  colour: string,
  { width, dashes = 'none', offset = 0 }: { width: number; dashes?: string; offset?: number },
) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"/>`
export const circle = (radius: number, fill: string, more = '') =>
  `<circle r="${round(radius)}" fill="${fill}"${more}/>`
export const NO_STROKE = ' stroke="none"'

export const cord = (d: string, palette: Palette, { colour, width }: { colour: string; width: number }) =>
  stroke(d, palette.ink, width + 3.6) + stroke(d, colour, width)

export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(index % 2 === 0 ? outer : inner, (index * Math.PI) / points),
  )
  return `M${corners.join('L')}Z`
}

export const repeatAround = (count: number, draw: (angle: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((index / count) * TURN, index)).join('')

const GLYPH_GAP = 4.2
const letteringWidth = (text: string) =>
  [...text].reduce((sum, sign) => sum + glyphWidth(sign), 0) + (text.length - 1) * GLYPH_GAP

/** Width of a text of the stroke font, as a multiple of its height. */
export const letteringRatio = (text: string) => letteringWidth(text) / GLYPH_HEIGHT

/** Draws a text with the stroke font, centred on 0 0; `height` is the height of a digit. */
export function lettering(
  text: string,
  height: number,
  { colour, weight = 0.17 }: { colour: string; weight?: number },
) {
  const unit = height / GLYPH_HEIGHT
  let right = -letteringWidth(text) / 2
  const paths = [...text].flatMap((sign) => {
    const left = right
    right += glyphWidth(sign) + GLYPH_GAP
    return glyphLines(sign).map((line) => {
      const points = line.map(([x, y]) => `${round((left + x) * unit)} ${round((y - GLYPH_HEIGHT / 2) * unit)}`)
      return `M${points.join('L')}`
    })
  })
  return stroke(paths.join(''), colour, height * weight)
}

export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
