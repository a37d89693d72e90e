import type { Category } from '../catalogue/catalogue.ts'
import { motifOf, PALETTES_PER_MOTIF } from '../catalogue/looks.ts'
import { randomOf } from '../kernel/world/random.ts'
import { GROUNDS } from './grounds.ts'
import { PVP } from './motifs-cards.ts'
import { COCKFIGHT } from './motifs-cockfight.ts'
import { RNG } from './motifs-folk.ts'
import { FISH } from './motifs-sea.ts'
import { LIVE } from './motifs-live.ts'
import { ELOTT, LOTT } from './motifs-lottery.ts'
import { ESPORTS, SPORTS } from './motifs-sports.ts'
import { TILE_HEIGHT, TILE_WIDTH, type Motif } from './motif.ts'
import { paletteAt, type Palette } from './palettes.ts'
import { svg } from './svg.ts'

export const MOTIFS_OF: Record<Category, Record<string, Motif>> = {
  RNG,
  FISH,
  PVP,
  LIVE,
  SPORTS,
  ESPORTS,
  COCKFIGHT,
  LOTT,
  ELOTT,
}

/** Draws the picture of a look such as `rng-07`: its number gives palette and motif, its name seeds the rest. */
export function tile(look: string): string {
  const [category = '', digits = '0'] = look.split('-')
  const number = Number(digits)
  const kind = category.toUpperCase() as Category
  const motif = MOTIFS_OF[kind]?.[motifOf(look)]
  const index = Math.floor(number / PALETTES_PER_MOTIF)
  if (!motif) throw new Error(`Failed to draw ${look}: its category has no motif`)
  const palette = paletteAt(number)
  const random = randomOf(0, 'tile', look)
  const brush = { palette, random, pose: (number + index) % 3, layout: Math.floor(number / 3) % 2 }
  const ground = GROUNDS[motif.grounds[(number + Math.floor(number / 4)) % motif.grounds.length] ?? 'rays']
  return svg(
    TILE_WIDTH,
    TILE_HEIGHT,
    backdrop(palette) +
      ground({ width: TILE_WIDTH, height: TILE_HEIGHT, palette, random }) +
      motif.draw(brush) +
      scrim(),
  )
}

const backdrop = ({ ground, deep, ink }: Palette) =>
  `<defs><radialGradient id="g" cx=".5" cy=".38" r=".85"><stop stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
  `<linearGradient id="s" x2="0" y2="1"><stop offset=".5" stop-color="${ink}" stop-opacity="0"/><stop offset=".72" stop-color="${ink}" stop-opacity=".78"/><stop offset="1" stop-color="${ink}" stop-opacity=".95"/></linearGradient></defs>` +
  `<rect width="${TILE_WIDTH}" height="${TILE_HEIGHT}" fill="url(#g)"/>`

/** Darkens the lower part, so that a white title on it is readable. */
const scrim = () => `<rect width="${TILE_WIDTH}" height="${TILE_HEIGHT}" fill="url(#s)"/>`
