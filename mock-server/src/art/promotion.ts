import { randomOf } from '../kernel/world/random.ts'
import { dragon } from './dragon.ts'
import { drum } from './drum.ts'
import { rays } from './grounds.ts'
import { hostess } from './hostess.ts'
import { waves } from './landscape.ts'
import { paletteAt, swapColours, type Palette } from './palettes.ts'
import { carp } from './shapes/animals.ts'
import { chipPile } from './shapes/chips.ts'
import { blossom, coin, fan, goldPot, lantern, lotus } from './shapes/folk.ts'
import { cage, phone, ticket } from './shapes/lottery.ts'
import { reels } from './shapes/reels.ts'
import { football, trophy } from './shapes/sports.ts'
import { card } from './shapes/tables.ts'
import { chest, crown, envelope } from './shapes/things.ts'
import { lettering, letteringRatio, place, svg } from './svg.ts'

const WIDTH = 360
const HEIGHT = 150
const HERO_X = 284
/** Width of the figure, left of the hero. */
const FIGURE_WIDTH = 164
const MAX_FIGURE_HEIGHT = 46

type Scene = { colours: number; hero: (palette: Palette) => string }

const cards = (palette: Palette, ranks: string[]) =>
  ranks
    .map((rank, index) =>
      place(card(palette, { suit: index, rank }), {
        x: (index - 1) * 32,
        y: Math.abs(index - 1) * 8,
        turn: (index - 1) * 16,
      }),
    )
    .join('')

/** Subject of each promotion, on the right of its picture. */
const SCENES: Record<number, Scene> = {
  1001: {
    colours: 0,
    hero: (p) => place(goldPot(p), { scale: 1.3 }) + place(blossom(p, 13), { x: 56, y: -36 }),
  },
  1002: {
    colours: 5,
    hero: (p) => place(chest(p), { scale: 1.3 }) + place(coin(p, 13), { x: 58, y: -44 }),
  },
  1003: {
    colours: 9,
    hero: (p) => place(dragon(p, 1), { scale: 1.25 }) + place(coin(p, 12), { x: 60, y: 44 }),
  },
  1004: {
    colours: 1,
    hero: (p) => place(reels(p, 0), { scale: 1.2 }) + place(coin(p, 13), { x: 60, y: -48 }),
  },
  1005: {
    colours: 8,
    hero: (p) => place(hostess(p), { y: 8, scale: 1.3 }) + place(chipPile(p, 5), { x: 58, y: 52 }),
  },
  1006: {
    colours: 2,
    hero: (p) => place(cards(p, ['A', 'K', 'Q']), { scale: 1.2 }) + place(crown(p), { y: -52, scale: 0.5 }),
  },
  1007: {
    colours: 7,
    hero: (p) =>
      place(ticket(p, ['1', '2', '3']), { x: 14, y: -8, turn: 8 }) + place(football(p, 28), { x: -34, y: 38 }),
  },
  1008: {
    colours: 11,
    hero: (p) => place(carp(p), { scale: 1.2, turn: -12 }) + place(carp(swapColours(p)), { x: 46, y: 50, scale: 0.5 }),
  },
  1009: { colours: 6, hero: (p) => place(cage(p, ['07', '24', '68', '39', '51']), { scale: 1.3 }) },
  1010: {
    colours: 10,
    hero: (p) =>
      place(phone(p, ['5', '8']), { scale: 1.25, turn: 8 }) + place(envelope(p), { x: 62, y: 34, scale: 0.6 }),
  },
  1011: {
    colours: 3,
    hero: (p) => place(trophy(p), { y: -4, scale: 1.3 }) + place(lotus(p, 17), { y: 62 }),
  },
  1012: {
    colours: 4,
    hero: (p) => place(fan(p), { scale: 1.2 }) + place(lantern(p), { x: 62, y: -30, scale: 0.5 }),
  },
  1013: {
    colours: 8,
    hero: (p) =>
      place(envelope(p), { x: -26, scale: 0.95, turn: -12 }) +
      place(envelope(p), { x: 26, y: 2, scale: 0.95, turn: 12 }) +
      place(lotus(p, 18), { y: 56 }),
  },
}

function drawFigure(figure: string, palette: Palette): string {
  const height = Math.min(MAX_FIGURE_HEIGHT, FIGURE_WIDTH / letteringRatio(figure))
  const layer = (colour: string, weight: number) => lettering(figure, height, { colour, weight })
  return place(layer(palette.ink, 0.34) + layer(palette.main, 0.2), { x: 20 + FIGURE_WIDTH / 2, y: HEIGHT / 2 })
}

export function promotionArt(id: number, figure: string): string {
  const scene = SCENES[id]
  if (!scene) throw new Error(`Failed to draw the promotion ${id}: there is no such scene`)
  const palette = paletteAt(scene.colours)
  const random = randomOf(0, 'promotion', id)
  const ground =
    `<defs><linearGradient id="g"><stop offset=".2" stop-color="${palette.deep}"/><stop offset="1" stop-color="${palette.ground}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`
  const emblem = place(drum({ radius: 88, points: 10 + (id % 4) * 2, palette, random }), { x: HERO_X, y: 74 })
  return svg(
    WIDTH,
    HEIGHT,
    ground +
      rays([HERO_X, 74], 300, { palette, random }) +
      `<g opacity=".4">${emblem}</g>` +
      waves({ width: WIDTH, top: 146, rows: 2, palette }) +
      place(scene.hero(palette), { x: HERO_X, y: 74 }) +
      drawFigure(figure, palette),
  )
}
