import { randomOf, type Random } from '../kernel/world/random.ts'
import { dragon } from './dragon.ts'
import { drum } from './drum.ts'
import { clouds, rays } from './grounds.ts'
import { hostess } from './hostess.ts'
import { waves } from './landscape.ts'
import { paletteAt, swapColours, type Palette } from './palettes.ts'
import { carp, rooster, whale } from './shapes/animals.ts'
import { chipPile } from './shapes/chips.ts'
import { blossom, coin, goldPot, lantern, lotus } from './shapes/folk.ts'
import { cage } from './shapes/lottery.ts'
import { reels } from './shapes/reels.ts'
import { bolt, controller, football, trophy } from './shapes/sports.ts'
import { card } from './shapes/tables.ts'
import { place, svg } from './svg.ts'

const BANNER_WIDTH = 360
const BANNER_HEIGHT = 150

type Scene = { colours: number; hero: (palette: Palette, random: Random) => string }

/** Scenes on the right of each banner; the left 55 % is left empty for the title. */
const SCENES: Record<string, Scene> = {
  rebate: { colours: 9, hero: (p) => place(dragon(p, 1), { x: 284, y: 76, scale: 1.25 }) + twoCoins(p) },
  welcome: {
    colours: 0,
    hero: (p) =>
      place(goldPot(p), { x: 286, y: 84, scale: 1.3 }) +
      place(blossom(p, 13), { x: 224, y: 108 }) +
      place(blossom(p, 11), { x: 342, y: 42 }),
  },
  lottery: { colours: 6, hero: (p) => place(cage(p, ['07', '24', '68', '39', '51']), { x: 284, y: 72, scale: 1.35 }) },
  fishing: {
    colours: 7,
    hero: (p) =>
      place(whale(p), { x: 290, y: 66, scale: 1.15 }) +
      place(carp(swapColours(p)), { x: 222, y: 112, scale: 0.55, turn: -20 }),
  },
  football: {
    colours: 5,
    hero: (p) => place(trophy(p), { x: 298, y: 68, scale: 1.25 }) + place(football(p, 30), { x: 246, y: 104 }),
  },
  slots: { colours: 1, hero: (p) => place(reels(p, 0), { x: 284, y: 78, scale: 1.25 }) + twoCoins(p) },
  live: {
    colours: 8,
    hero: (p) =>
      place(hostess(p), { x: 286, y: 84, scale: 1.3 }) +
      place(chipPile(p, 5), { x: 342, y: 128 }) +
      place(lantern(p), { x: 222, y: 34, scale: 0.55 }),
  },
  esports: {
    colours: 3,
    hero: (p) =>
      place(controller(p), { x: 284, y: 80, scale: 1.3, turn: -10 }) +
      place(bolt(swapColours(p)), { x: 334, y: 34, scale: 0.8 }),
  },
  cockfight: {
    colours: 4,
    hero: (p) =>
      place(rooster(p), { x: 252, y: 84, scale: 1.05 }) +
      place(rooster(swapColours(p), 1), { x: 324, y: 80, scale: 1, flip: true }),
  },
  cards: {
    colours: 2,
    hero: (p) =>
      ['A', 'K', 'Q']
        .map((rank, index) =>
          place(card(p, { suit: index, rank }), {
            x: 252 + index * 34,
            y: 74 + Math.abs(index - 1) * 8,
            turn: (index - 1) * 16,
            scale: 1.35,
          }),
        )
        .join('') + place(lotus(p, 18), { x: 284, y: 142 }),
  },
}

export const BANNERS = Object.keys(SCENES)

const twoCoins = (palette: Palette) =>
  place(coin(palette, 14), { x: 226, y: 114 }) + place(coin(palette, 11), { x: 340, y: 36 })

export function banner(id: string): string {
  const scene = SCENES[id]
  if (!scene) throw new Error(`Failed to draw the banner ${id}: there is no such scene`)
  const palette = paletteAt(scene.colours)
  const random = randomOf(0, 'banner', id)
  const size = { width: BANNER_WIDTH, height: BANNER_HEIGHT }
  const ground =
    `<defs><linearGradient id="g"><stop offset=".2" stop-color="${palette.deep}"/><stop offset="1" stop-color="${palette.ground}"/></linearGradient>` +
    `<linearGradient id="v"><stop offset=".3" stop-color="${palette.deep}" stop-opacity=".9"/><stop offset=".62" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${size.width}" height="${size.height}" fill="url(#g)"/>`
  const emblem = place(drum({ radius: 96, points: 14, palette, random }), { x: 284, y: 76 })
  const pattern =
    rays([284, 76], 300, { palette, random }) +
    clouds({ ...size, width: 190, palette, random }) +
    `<g opacity=".55">${emblem}</g>` +
    waves({ width: size.width, top: 146, rows: 2, palette })
  return svg(
    size.width,
    size.height,
    ground +
      pattern +
      `<rect width="${size.width}" height="${size.height}" fill="url(#v)"/>` +
      scene.hero(palette, random),
  )
}
