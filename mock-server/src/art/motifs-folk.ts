import { dragon } from './dragon.ts'
import { figure } from './figure.ts'
import { drum } from './drum.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { FAN } from './motifs-cards.ts'
import { LIVE } from './motifs-live.ts'
import { LOTT } from './motifs-lottery.ts'
import { NAMED } from './motifs-named.ts'
import { swapColours } from './palettes.ts'
import { blossom, coin, fan, goldPot, lantern, lotus, turtle } from './shapes-folk.ts'
import { reels } from './shapes-reels.ts'
import { rouletteWheel } from './shapes-tables.ts'
import { place } from './svg.ts'

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
