import { randomOf } from '../kernel/world/random.ts'
import { paletteAt } from './palettes.ts'
import { circle, inked, lettering, place, shape, starPath, stroke, svg } from './svg.ts'

const CREST_SIZE = 80

const OUTLINES = [
  'M-28 -32Q0 -40 28 -32V-2Q28 24 0 36Q-28 24 -28 -2Z',
  'M-30 -30L0 -37L30 -30V2Q28 20 0 36Q-28 20 -30 2Z',
  'M0 -37C20 -37 34 -22 34 0C34 22 20 37 0 37C-20 37 -34 22 -34 0C-34 -22 -20 -37 0 -37Z',
]

/** Halves, sash, band, stripes, chevron, quarters. */
const FIELDS = [
  'M0 -40H40V40H0Z',
  'M-40 -30L-20 -40L40 22L24 40Z',
  'M-40 -12H40V12H-40Z',
  'M-24 -40H-10V40H-24ZM10 -40H24V40H10Z',
  'M-40 -40H40V-6L0 20L-40 -6Z',
  'M0 -40H40V0H-40V40H0Z',
]

export function crest(team: string, letter: string, order: number): string {
  const random = randomOf(0, 'crest', team)
  const palette = paletteAt(order * 7 + Math.floor(order / 12))
  const outline = OUTLINES[order % OUTLINES.length] ?? ''
  const field = FIELDS[(order + random.int(2)) % FIELDS.length] ?? ''
  const star = place(inked(palette, shape(starPath(5, 6, 2.6), palette.light), 1), { y: 26 })
  const content =
    `<defs><clipPath id="c"><path d="${outline}"/></clipPath></defs>` +
    `<g clip-path="url(#c)"><rect x="-40" y="-40" width="80" height="80" fill="${palette.ground}"/>${shape(field, palette.main)}</g>` +
    stroke(outline, palette.ink, 4.5) +
    stroke(outline, palette.light, 2.4) +
    circle(16, palette.ink, ` stroke="${palette.light}" stroke-width="1.8"`) +
    lettering(letter, 17, { colour: palette.light, weight: 0.2 }) +
    star
  return svg(CREST_SIZE, CREST_SIZE, place(content, { x: 40, y: 40 }))
}
