import { randomOf } from '../kernel/world/random.ts'
import { drum } from './drum.ts'
import { paletteAt } from './palettes.ts'
import { circle, lettering, place, svg } from './svg.ts'

const MARK_SIZE = 96

/** Returns two letters of each code, no two alike: the first with the earliest other one that is free. */
export function markLetters(codes: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    codes.map((code) => {
      const [first = '', ...others] = code.replace(/^TCG_(LOTTO_)?/, '')
      const letters = others.map((other) => first + other).find((pair) => !taken.has(pair))
      if (!letters) throw new Error(`Failed to mark the vendor ${code}: all pairs of its letters are taken`)
      taken.add(letters)
      return [code, letters]
    }),
  )
}

type Mark = { code: string; letters: string; order: number }

export function vendorMark({ code, letters, order }: Mark): string {
  const palette = paletteAt(order * 5)
  const random = randomOf(0, 'vendor', code)
  const emblem = drum({ radius: 45, points: 8 + 2 * random.int(4), palette, random })
  const plate =
    circle(27, palette.main, ` stroke="${palette.ink}" stroke-width="2.5"`) +
    lettering(letters, 22, { colour: palette.ink, weight: 0.2 })
  return svg(MARK_SIZE, MARK_SIZE, place(emblem + plate, { x: MARK_SIZE / 2, y: MARK_SIZE / 2 }))
}
