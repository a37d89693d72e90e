import { randomOf } from '../kernel/world/random.ts'
import { paletteAt } from './palettes.ts'
import { ball } from './shapes-lottery.ts'
import { repeatAround, place, polar, stroke, svg, TURN } from './svg.ts'

const LOTTERY_MARK_SIZE = 96
export const LOTTERY_MARKS = 36

export function lotteryMark(order: number): string {
  const palette = paletteAt(order * 5 + 1)
  const random = randomOf(0, 'lottery', order)
  const teeth = 18 + random.int(3) * 6
  const number = String(random.int(100)).padStart(2, '0')
  const content =
    `<rect x="-48" y="-48" width="96" height="96" rx="20" fill="${palette.ground}"/>` +
    stroke(
      repeatAround(teeth, (a) => `M${polar(43, a)}L${polar(37, a + TURN / teeth / 2)}L${polar(43, a + TURN / teeth)}`),
      palette.main,
      2,
    ) +
    ball(palette, { number, size: 32, fill: order % 2 === 0 ? palette.main : palette.second })
  return svg(LOTTERY_MARK_SIZE, LOTTERY_MARK_SIZE, place(content, { x: 48, y: 48 }))
}
