import * as festival from './shapes/festival.ts'
import * as birds from './shapes/birds.ts'
import { beast, type Beast } from './shapes/beasts.ts'
import * as things from './shapes/things.ts'
import { dragon } from './dragon.ts'
import { figure } from './figure.ts'
import { drum } from './drum.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { FAN } from './motifs-cards.ts'
import { LIVE } from './motifs-live.ts'
import { LOTT } from './motifs-lottery.ts'
import { swapColours, type Palette } from './palettes.ts'
import { blossom, coin, fan, goldPot, lantern, lotus, turtle } from './shapes/folk.ts'
import { reels } from './shapes/reels.ts'
import { rouletteWheel } from './shapes/tables.ts'
import { place, circle, cord, inked, shape, stroke } from './svg.ts'

const eye = (palette: Palette, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="2.6" fill="${palette.ink}"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r=".8" fill="${palette.light}"/>`

const butterfly = (palette: Palette) =>
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape('M2 0C8 -36 40 -48 48 -34C54 -16 30 2 2 2Z', palette.main) +
            shape('M2 2C24 2 42 14 36 32C28 46 8 34 2 4Z', palette.second) +
            place(circle(8, palette.light), { x: 32, y: -24 }) +
            place(circle(5, palette.light), { x: 22, y: 22 }),
          { flip: side !== '' },
        ),
      )
      .join('') + shape('M0 -18C5 -10 5 20 0 34C-5 20 -5 -10 0 -18Z', palette.ink),
  ) + stroke('M-1 -18C-4 -30 -12 -36 -16 -36M1 -18C4 -30 12 -36 16 -36', palette.light, 1.8)

const bee = (palette: Palette) =>
  inked(
    palette,
    shape('M-6 -14C-30 -44 -46 -30 -38 -18C-32 -8 -14 -8 -6 -10Z', palette.light) +
      shape('M2 -14C-6 -48 14 -54 18 -40C22 -26 10 -14 4 -10Z', palette.light) +
      `<ellipse cx="-4" cy="10" rx="34" ry="23" fill="#F2C14E"/>` +
      shape(
        'M-14 -12C-20 0 -20 20 -14 32C-10 34 -4 34 -2 33C-8 20 -8 0 -2 -13ZM10 -11C6 0 6 20 10 30C14 28 18 26 20 24C16 12 16 4 20 -5Z',
        palette.ink,
      ) +
      place(circle(13, palette.main), { x: 30, y: 4 }),
  ) +
  stroke('M34 -8C38 -20 46 -20 48 -16M28 -9C28 -22 34 -26 38 -24M-38 10L-48 10', palette.light, 2) +
  eye(palette, 34, 2)

const cricket = (palette: Palette) =>
  cord('M-6 14L-26 -22L-44 30M6 16L2 36L10 40M18 14L20 34L28 38', palette, { colour: palette.second, width: 3.4 }) +
  inked(
    palette,
    shape('M-46 16C-30 -6 10 -14 24 -4C32 4 26 18 14 20C-8 24 -30 24 -46 16Z', palette.main) +
      shape('M-40 14C-24 -2 4 -6 14 0C4 12 -20 18 -40 14Z', palette.light) +
      place(circle(13, palette.main), { x: 30, y: 2 }),
  ) +
  stroke('M36 -8C30 -34 10 -42 -4 -44M40 -6C46 -28 40 -40 34 -48', palette.light, 1.6) +
  eye(palette, 34, 0)

const dragonfly = (palette: Palette) =>
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape(
            'M2 -14C20 -34 46 -36 52 -26C50 -16 24 -8 2 -8ZM2 -4C22 -2 42 10 42 18C36 26 14 12 2 2Z',
            palette.light,
            ' opacity=".9"',
          ),
          { flip: side !== '' },
        ),
      )
      .join('') +
      shape('M0 -16C7 -16 7 0 3 6L2 50H-2L-3 6C-7 0 -7 -16 0 -16Z', '#D13B21') +
      place(circle(9, palette.main), { y: -24 }),
    1.6,
  ) +
  eye(palette, -5, -26) +
  eye(palette, 5, -26)

const BEASTS =
  'tiger cat leopard lion bear fox wolf rabbit monkey pig buffalo goat horse unicorn deer stag elephant toad owl mouse'

const figures = <Name extends string>(drawings: Record<Name, Parameters<typeof figure>[0]>) =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => [name, figure(draw as Parameters<typeof figure>[0])]),
  ) as Record<Name, Motif>

const NAMED: Record<string, Motif> = {
  ...Object.fromEntries(
    BEASTS.split(' ').map((name) => [name, figure((palette) => beast(palette, name as Beast), 0.92)]),
  ),
  ...figures({ ...birds }),
  ...figures({ bee, butterfly, cricket, dragonfly }),
  ...figures({ ...festival }),
  ...figures({ ...things }),
}

export const RNG: Record<string, Motif> = {
  dragon: { grounds: ['rays', 'clouds', 'rings'], draw: dragonWithPearl },
  lotus: { grounds: ['rays', 'waves', 'rings'], draw: lotusWithCoin },
  drum: { grounds: ['rays', 'clouds', 'lattice'], draw: drumWithCoins },
  lantern: { grounds: ['stars', 'hills', 'lattice'], draw: lanterns },
  pot: { grounds: ['rays', 'petals', 'rings'], draw: pot },
  turtle: { grounds: ['waves', 'hills', 'petals'], draw: turtleOnCoins },
  fan: { grounds: ['petals', 'lattice', 'clouds'], draw: fanWithBlossoms },
  reels: { grounds: ['stars', 'rays', 'lattice'], draw: slotMachine },
  coin: figure((palette) => coin(palette, 38)),
  cards: FAN,
  wheel: figure((palette, { pose }) => rouletteWheel(palette, 16 + pose * 4)),
  dice: LIVE['dice']!,
  ticket: LOTT['tickets']!,
  balls: LOTT['balls']!,
  ...NAMED,
}

function dragonWithPearl({ palette, pose, layout }: Brush) {
  const side = layout === 0 ? [coin(palette, 10), coin(palette, 8)] : [lotus(palette, 16), lotus(palette, 12)]
  return (
    place(side[0] ?? '', { x: 21, y: 104 }) +
    place(side[1] ?? '', { x: 100, y: 100 }) +
    place(dragon(palette, pose), { x: 58, y: 66, scale: 1.08, flip: layout === 1 })
  )
}

function lotusWithCoin({ palette, pose, layout }: Brush) {
  if (layout === 0)
    return place(lotus(palette, 46, pose), { x: 60, y: 94 }) + place(coin(palette, 13), { x: 60, y: 26 })
  const small = lotus(swapColours(palette), 22, pose)
  return (
    place(small, { x: 24, y: 100 }) +
    place(small, { x: 96, y: 100 }) +
    place(lotus(palette, 38, pose + 1), { x: 60, y: 84 })
  )
}

function drumWithCoins({ palette, random, pose, layout }: Brush) {
  const emblem = hero(drum({ radius: 44, points: 8 + pose * 2, palette, random }))
  if (layout === 0)
    return emblem + place(coin(palette, 11), { x: 22, y: 102 }) + place(coin(palette, 11), { x: 98, y: 102 })
  return emblem + place(lotus(palette, 26, pose), { x: 60, y: 112 })
}

function lanterns({ palette, pose, layout }: Brush) {
  if (layout === 0)
    return (
      place(lantern(palette), { x: 60, y: 62, scale: 1.05 }) +
      [18, 102].map((x) => place(blossom(palette, 9 + pose), { x, y: 96 - pose * 6 })).join('')
    )
  const small = lantern(swapColours(palette))
  return (
    place(small, { x: 26, y: 44, scale: 0.55 }) +
    place(small, { x: 95, y: 50 - pose * 4, scale: 0.5 }) +
    place(lantern(palette), { x: 60, y: 70, scale: 0.85 })
  )
}

function pot({ palette, pose, layout }: Brush) {
  const beside = layout === 0 ? coin(palette, 10) : blossom(palette, 10)
  return (
    hero(goldPot(palette), 1 + pose * 0.04) +
    place(beside, { x: 16, y: 92 - pose * 3 }) +
    place(beside, { x: 104, y: 96 - pose * 4 })
  )
}

function turtleOnCoins({ palette, pose, layout }: Brush) {
  const turn = [0, 24, -28][pose] ?? 0
  const coins =
    layout === 0
      ? [
          [20, 34],
          [101, 96],
        ]
      : [
          [99, 60],
          [18, 92],
        ]
  return coins.map(([x = 0, y = 0]) => place(coin(palette, 10), { x, y })).join('') + hero(turtle(palette), 1.05, turn)
}

function fanWithBlossoms({ palette, pose, layout }: Brush) {
  const flowers =
    layout === 0
      ? [
          [30, 34, 11],
          [88, 30, 9],
          [60, 22, 8],
        ]
      : [
          [22, 92, 12],
          [98, 94, 10],
          [60, 102, 9],
        ]
  return (
    place(fan(palette), { x: 60, y: 90, turn: [0, -12, 12][pose] ?? 0, scale: 1 }) +
    flowers.map(([x = 0, y = 0, size = 9]) => place(blossom(palette, size), { x, y })).join('')
  )
}

function slotMachine({ palette, pose, layout }: Brush) {
  const corner = layout === 0 ? coin(palette, 10) : lotus(palette, 14)
  return hero(reels(palette, pose)) + place(corner, { x: 20, y: 106 }) + place(corner, { x: 100, y: 106 })
}
