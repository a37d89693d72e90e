import { randomOf } from '../kernel/world/random.ts'
import { paletteAt } from './palettes.ts'
import { circle, place, shape, starPath, stroke, svg } from './svg.ts'

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

/** Star, sun, mountains, waves, bolt, leaf, crown, diamond, tower, swallow, lotus, moon. */
const EMBLEMS = [
  starPath(5, 12, 5),
  starPath(8, 12, 6.5),
  'M-12 8L-4 -8L0 0L4 -5L12 8Z',
  'M-12 -2Q-8 -9 -4 -2T4 -2T12 -2V2Q8 -5 4 2T-4 2T-12 2ZM-12 6Q-8 -1 -4 6T4 6T12 6V10Q8 3 4 10T-4 10T-12 10Z',
  'M2 -12L-8 2H-1L-3 12L8 -3H1Z',
  'M-9 10C-12 -4 0 -12 11 -11C11 2 3 11 -6 9L4 -4Z',
  'M-11 8V-6L-5 0L0 -10L5 0L11 -6V8Z',
  'M0 -12L10 0L0 12L-10 0Z',
  'M-9 10V-10H-4V-6H-2V-10H2V-6H4V-10H9V10H3V4Q0 0 -3 4V10Z',
  'M-12 -6Q-4 -7 0 0Q4 -7 12 -6Q6 0 2 6L0 11L-2 6Q-6 0 -12 -6Z',
  'M0 -12Q6 -3 0 9Q-6 -3 0 -12ZM-12 -4Q-4 -3 -2 9Q-10 7 -12 -4ZM12 -4Q4 -3 2 9Q10 7 12 -4Z',
  'M5 -10C-16 -14 -16 14 5 10C-5 6 -5 -6 5 -10Z',
]

/** Draws the crest of a club from its English `name`: the same on every page and in every language, so it has no letters. */
export function crest(name: string): string {
  const random = randomOf(0, 'crest', name)
  const pick = <Item>(items: readonly Item[]) => items[random.int(items.length)]!
  const palette = paletteAt(random.int(12))
  const [outline, field, emblem] = [pick(OUTLINES), pick(FIELDS), pick(EMBLEMS)]
  const content =
    `<defs><clipPath id="c"><path d="${outline}"/></clipPath></defs>` +
    `<g clip-path="url(#c)"><rect x="-40" y="-40" width="80" height="80" fill="${palette.ground}"/>${shape(field, palette.main)}</g>` +
    stroke(outline, palette.ink, 4.5) +
    stroke(outline, palette.light, 2.4) +
    circle(19, palette.ink, ` stroke="${palette.light}" stroke-width="1.8"`) +
    shape(emblem, palette.light)
  return svg(CREST_SIZE, CREST_SIZE, place(content, { x: 40, y: 40 }))
}
