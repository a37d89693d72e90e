import { dragon } from './dragon.ts'
import { mermaid } from './hostess.ts'
import * as sea from './shapes/sea.ts'
import { coin, lotus, turtle } from './shapes/folk.ts'
import { waves } from './landscape.ts'
import { drum } from './drum.ts'
import { rooster, carp, crab, octopus, puffer, whale } from './shapes/animals.ts'
import { type Category, motifOf, PALETTES_PER_MOTIF } from './looks.ts'
import { randomOf } from '../kernel/world/random.ts'
import { GROUNDS } from './grounds.ts'
import { PVP } from './motifs-cards.ts'
import { RNG } from './motifs-folk.ts'
import { LIVE } from './motifs-live.ts'
import { ELOTT, LOTT } from './motifs-lottery.ts'
import { ESPORTS, SPORTS } from './motifs-sports.ts'
import { TILE_HEIGHT, TILE_WIDTH, type Motif, hero, type Brush, HERO } from './motif.ts'
import { paletteAt, type Palette, swapColours } from './palettes.ts'
import { svg, circle, place } from './svg.ts'

const FISH: Record<string, Motif> = {
  carp: { grounds: ['clouds', 'rays', 'stars'], draw: onWaves(carps) },
  octopus: {
    grounds: ['rings', 'rays', 'stars'],
    draw: onWaves(({ palette, pose }) => place(octopus(palette, pose), { ...HERO, y: 58 })),
  },
  crab: {
    grounds: ['hills', 'rays', 'petals'],
    draw: onWaves(({ palette, pose }) => hero(crab(palette), 0.98, [0, -8, 8][pose])),
  },
  whale: { grounds: ['clouds', 'rings', 'hills'], draw: onWaves(whales) },
  puffer: { grounds: ['stars', 'rings', 'lattice'], draw: onWaves(puffers) },
  ...Object.fromEntries(
    Object.entries(sea).map(([name, draw]) => [
      name,
      {
        grounds: ['rings', 'stars', 'hills', 'rays'],
        draw: onWaves(({ palette, pose }) => hero(draw(palette), 0.98 + pose * 0.06, [0, -8, 8][pose])),
      } satisfies Motif,
    ]),
  ),
  mermaid: {
    grounds: ['rings', 'stars', 'clouds'],
    draw: onWaves(({ palette, layout }) => place(mermaid(palette), { ...HERO, flip: layout === 1 })),
  },
  dragon: {
    grounds: ['clouds', 'rays', 'rings'],
    draw: onWaves(({ palette, pose }) => place(dragon(palette, pose), { ...HERO, scale: 1.05 })),
  },
  turtle: { grounds: ['rays', 'hills', 'rings'], draw: onWaves(seaTurtles) },
}

function onWaves(draw: (brush: Brush) => string) {
  return (brush: Brush) => {
    const sea = waves({ width: TILE_WIDTH, top: 104, rows: 5, palette: brush.palette })
    const beside = brush.layout === 0 ? bubbles(brush) : treasure(brush)
    return beside + (brush.layout === 0 ? draw(brush) + sea : sea + draw(brush))
  }
}

const bubbles = ({ palette, random }: Brush) =>
  Array.from({ length: 7 }, () =>
    place(circle(2 + random.next() * 4, 'none', ` stroke="${palette.light}" stroke-opacity=".55" stroke-width="1.3"`), {
      x: random.int(TILE_WIDTH),
      y: 16 + random.int(80),
    }),
  ).join('')

const treasure = ({ palette, pose }: Brush) =>
  pose === 2
    ? place(lotus(palette, 15), { x: 100, y: 38 })
    : place(coin(palette, 9), { x: 18, y: 40 + pose * 8 }) + place(coin(palette, 7), { x: 103, y: 34 })

function carps({ palette, pose, layout }: Brush) {
  const second = carp(swapColours(palette))
  if (layout === 1) return place(carp(palette), { x: 64, y: 62, scale: 1.12, turn: [-26, 8, -58][pose] })
  return (
    place(carp(palette), { x: 62, y: 44, scale: 0.85, turn: [-14, 10, -34][pose] }) +
    place(second, { x: 66, y: 84, scale: 0.66, turn: [8, -16, 10][pose], flip: pose === 1 })
  )
}

function whales({ palette, pose, layout }: Brush) {
  return place(whale(palette), { x: 62, y: 70, scale: 1.02, turn: [-6, 4, -14][pose], flip: layout === 1 })
}

function puffers({ palette, pose, layout }: Brush) {
  const friend = place(carp(swapColours(palette)), { x: pose === 1 ? 92 : 28, y: 30, scale: 0.4, flip: pose === 1 })
  return (
    (layout === 0 ? friend : '') +
    place(puffer(palette), { x: 62, y: 66, scale: 0.98 + layout * 0.12, turn: [0, -12, 14][pose], flip: layout === 1 })
  )
}

function seaTurtles({ palette, pose, layout }: Brush) {
  const young = place(turtle(swapColours(palette), true), { x: 98, y: 32, scale: 0.4, turn: 30 })
  return (
    (layout === 0 ? young : '') + place(turtle(palette, true), { x: 56, y: 66, scale: 0.98, turn: [18, -24, 52][pose] })
  )
}

const COCKFIGHT: Record<string, Motif> = {
  duel: { grounds: ['hills', 'rays', 'clouds'], draw: duel },
  proud: {
    grounds: ['rays', 'petals', 'hills'],
    draw: ({ palette, pose, layout }) =>
      place(circle(44, palette.second, ' opacity=".4"'), { x: 60, y: 62 }) +
      place(rooster(palette, pose), { x: 62, y: 66, scale: 1.12, flip: layout === 1 }),
  },
  drum: {
    grounds: ['rings', 'lattice', 'stars'],
    draw: ({ palette, random, pose, layout }) =>
      hero(drum({ radius: 47, points: 12, palette, random })) +
      place(rooster(palette, pose), { x: 62, y: 68, scale: 0.86, flip: layout === 1 }),
  },
}

function duel({ palette, pose, layout }: Brush) {
  const [left, right] = layout === 0 ? [66, 66] : [54, 76]
  return (
    place(rooster(palette, pose), { x: 34, y: left, scale: 0.76 }) +
    place(rooster(swapColours(palette), pose + 1), { x: 87, y: right, scale: 0.76, flip: true })
  )
}

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
