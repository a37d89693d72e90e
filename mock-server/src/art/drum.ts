import type { Random } from '../kernel/world/random.ts'
import type { Palette } from './palettes.ts'
import { repeatAround, circle, polar, round, shape, starPath, stroke, TURN } from './svg.ts'

export type DrumOptions = { radius: number; points: number; palette: Palette; random: Random }

const RING_KINDS = ['teeth', 'strokes', 'dots', 'tangents'] as const

/** Draws our emblem, the Đông Sơn bronze drum: a star within rings of teeth, strokes, dots and joined circles. */
export function drum({ radius, points, palette, random }: DrumOptions): string {
  const rings = [0.92, 0.75, 0.58].map((share, index) => {
    const kind = random.pick(RING_KINDS)
    const colour = index % 2 === 0 ? palette.main : palette.second
    return ring(kind, { radius: radius * share, size: radius, count: points * (index === 0 ? 3 : 2), colour })
  })
  const lines = [0.78, 0.6].map((share) => circle(radius * share, 'none', outline(palette.main, radius * 0.012)))
  return (
    circle(radius, palette.deep, outline(palette.main, radius * 0.045)) +
    lines.join('') +
    rings.join('') +
    shape(starPath(points, radius * 0.42, radius * 0.15), palette.main) +
    circle(radius * 0.1, palette.deep) +
    circle(radius * 0.045, palette.main)
  )
}

const outline = (colour: string, width: number) => ` stroke="${colour}" stroke-width="${width.toFixed(2)}"`

type Ring = { radius: number; size: number; count: number; colour: string }

function ring(kind: (typeof RING_KINDS)[number], { radius, size, count, colour }: Ring): string {
  const step = TURN / count
  const thin = size * 0.03
  switch (kind) {
    case 'teeth':
      return stroke(
        repeatAround(
          count,
          (a) => `M${polar(radius, a)}L${polar(radius - size * 0.1, a + step / 2)}L${polar(radius, a + step)}`,
        ),
        colour,
        thin,
      )
    case 'strokes':
      return stroke(
        repeatAround(count, (a) => `M${polar(radius - size * 0.01, a)}L${polar(radius - size * 0.1, a)}`),
        colour,
        thin,
      )
    case 'dots':
      return stroke(
        repeatAround(count, (a) => `M${polar(radius - size * 0.05, a)}h.01`),
        colour,
        size * 0.065,
      )
    case 'tangents':
      return joinedCircles({ radius: radius - size * 0.055, size, count: Math.round(count * 0.7), colour })
  }
}

function joinedCircles({ radius, size, count, colour }: Ring): string {
  const small = size * 0.038
  const circles = repeatAround(count, (angle) => {
    const [x = '0', y = '0'] = polar(radius, angle).split(' ')
    return `M${round(Number(x) - small)} ${y}a${round(small)} ${round(small)} 0 1 0 ${round(small * 2)} 0a${round(small)} ${round(small)} 0 1 0 ${round(-small * 2)} 0`
  })
  const joins = repeatAround(
    count,
    (angle) =>
      `M${polar(radius + small, angle + TURN / count / 4)}L${polar(radius - small, angle + (TURN / count) * 0.75)}`,
  )
  return stroke(circles + joins, colour, size * 0.018)
}
