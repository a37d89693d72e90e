import { randomOf } from '../kernel/world/random.ts'
import { drum } from './drum.ts'
import { paletteAt } from './palettes.ts'
import { circle, lettering, place, svg } from './svg.ts'

const MARK_SIZE = 96

export function vendorMark(code: string, order: number): string {
  const palette = paletteAt(order * 5)
  const random = randomOf(0, 'vendor', code)
  const emblem = drum({ radius: 45, points: 8 + 2 * random.int(4), palette, random })
  const initials = code.replace(/^TCG_(LOTTO_)?/, '').slice(0, 2)
  const plate =
    circle(27, palette.main, ` stroke="${palette.ink}" stroke-width="2.5"`) +
    lettering(initials, 22, { colour: palette.ink, weight: 0.2 })
  return svg(MARK_SIZE, MARK_SIZE, place(emblem + plate, { x: MARK_SIZE / 2, y: MARK_SIZE / 2 }))
}
