/** A point on the glyph grid: x from 0 to 10, y from 0 (top) to 14. */
export type Point = readonly [number, number]

export const GLYPH_WIDTH = 10
export const GLYPH_HEIGHT = 14

/**
 * A stroke font, so that a picture looks the same on a machine without fonts.
 * Strokes are separated by `/`; points are `x y` pairs; `~` means a smooth curve through its points.
 */
const STROKES: Record<string, string> = {
  0: '~5 0 9 3.4 9 10.6 5 14 1 10.6 1 3.4 5 0',
  1: '2 3 5.5 0 5.5 14',
  2: '~1 3.2 3 .6 6.5 .3 9 3.2 7 7.2 1 14/1 14 9.5 14',
  3: '~1 2 5 0 8.6 3 4.5 6.6/~4.5 6.6 9.2 9.6 6.5 13.6 1 12.3',
  4: '7 14 7 0 .5 9.5 10 9.5',
  5: '8.5 0 2.2 0 1.6 6.2/~1.6 6.2 5.5 5 9.2 9 6 13.8 1 12.4',
  6: '~8 .6 3 4 1 9.5 5 14 9 9.8 5.2 6.3 1.4 9',
  7: '1 0 9 0 4 14',
  8: '~5 6.6 1.6 3.4 5 0 8.4 3.4 5 6.6 .9 10.4 5 14 9.1 10.4 5 6.6',
  9: '~2 13.4 7 10 9 4.5 5 0 1 4.2 4.8 7.7 8.6 5',
  A: '0 14 5 0 10 14/2 9 8 9',
  B: '1 0 1 14/~1 0 6 .2 8.2 3.4 6 6.6 1 6.8/~1 6.8 6.5 7 9.2 10.4 6.5 13.8 1 14',
  C: '~9 2.5 5.5 0 1.2 4 1.2 10 5.5 14 9 11.5',
  D: '1 0 1 14/~1 0 6 .5 9.3 4.5 9.3 9.5 6 13.5 1 14',
  E: '9 0 1 0 1 14 9 14/1 7 7.5 7',
  F: '9 0 1 0 1 14/1 7 7.5 7',
  G: '~9 2.5 5.5 0 1.2 4 1.2 10 5.5 14 9 11.5/9.2 12.5 9.2 7.8 5.8 7.8',
  H: '1 0 1 14/9 0 9 14/1 7 9 7',
  I: '5 0 5 14',
  J: '7.5 0 7.5 9/~7.5 9 6.5 13 3.5 13.8 1 11.5',
  K: '1 0 1 14/9 0 1 8/4 5.5 9.5 14',
  L: '1 0 1 14 9 14',
  M: '.5 14 .5 0 5 8 9.5 0 9.5 14',
  N: '1 14 1 0 9 14 9 0',
  O: '~5 0 9.6 4 9.6 10 5 14 .4 10 .4 4 5 0',
  P: '1 0 1 14/~1 0 6.5 .3 9 4 6.5 7.6 1 8',
  Q: '~5 0 9.6 4 9.6 10 5 14 .4 10 .4 4 5 0/6 10 10 14.5',
  R: '1 0 1 14/~1 0 6.5 .3 9 4 6.5 7.6 1 8/5 8 9.5 14',
  S: '~8.8 2 5 0 1.4 3.2 5 6.6 9 10.2 5.2 14 1 11.8',
  T: '.5 0 9.5 0/5 0 5 14',
  U: '1 0 1 9/~1 9 2.5 13.2 5 14 7.5 13.2 9 9/9 9 9 0',
  V: '.5 0 5 14 9.5 0',
  W: '0 0 2.5 14 5 4 7.5 14 10 0',
  X: '1 0 9 14/9 0 1 14',
  Y: '.5 0 5 7 9.5 0/5 7 5 14',
  Z: '1 0 9 0 1 14 9 14',
  '+': '5 3 5 11/1 7 9 7',
  '%': '~2 0 4.4 2.9 2 5.8 -.4 2.9 2 0/9.4 0 .6 14/~8 8.2 10.4 11.1 8 14 5.6 11.1 8 8.2',
  ',': '2 12.5 0 17',
  '.': '1 13.6 1 14',
  '=': '1 5 9 5/1 9.5 9 9.5',
}

const STEPS_PER_CURVE = 6
const NARROW_WIDTH = 2

export const glyphWidth = (sign: string) => (' ,.'.includes(sign) ? NARROW_WIDTH : GLYPH_WIDTH)

export function glyphLines(sign: string): Point[][] {
  const strokes = STROKES[sign]
  return strokes ? strokes.split('/').map(strokeLine) : []
}

function strokeLine(stroke: string): Point[] {
  const isCurve = stroke.startsWith('~')
  const numbers = stroke.replace('~', '').split(' ').map(Number)
  const points = numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
  return isCurve ? smooth(points) : points
}

/** A Catmull-Rom curve through the points. */
function smooth(points: Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const curve: Point[] = [at(0)]
  for (let index = 0; index < points.length - 1; index++) {
    const near = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    for (let step = 1; step <= STEPS_PER_CURVE; step++) curve.push(between(near, step / STEPS_PER_CURVE))
  }
  return curve
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const mix = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
  return [mix(0), mix(1)]
}
