import { dragon } from '../../../src/art/dragon.ts'
import { paletteAt, type Palette, swapColours } from '../../../src/art/palettes.ts'
import { carp, crab, octopus, puffer, whale } from '../../../src/art/shapes-animals.ts'
import { turtle } from '../../../src/art/shapes-folk.ts'
import * as sea from '../../../src/art/shapes-sea.ts'
import { place } from '../../../src/art/svg.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import { goby, perch, shrimp } from './common-fish.ts'

type Draw = (palette: Palette) => string

const headFirst =
  (draw: Draw, scale = 1): Draw =>
  (palette) =>
    place(draw(palette), { turn: 90, scale })

/** All kinds, looking to the right, within 55 units around 0 0. */
const DRAWINGS: Record<string, Draw> = {
  shrimp,
  crab: (palette) => place(crab(palette), { scale: 1.05 }),
  goby,
  seahorse: sea.seahorse,
  perch,
  clownfish: sea.clownfish,
  carp: (palette) => place(carp(palette), { x: 4, scale: 1.08 }),
  'puffer fish': (palette) => place(puffer(palette), { x: 4, scale: 1.15 }),
  squid: headFirst(sea.squid, 0.96),
  octopus: (palette) => octopus(palette, 0),
  turtle: headFirst((palette) => turtle(palette, true), 1.2),
  jellyfish: (palette) => sea.jellyfish(palette),
  ray: headFirst(sea.ray, 0.92),
  swordfish: (palette) => place(sea.swordfish(palette), { x: -2, scale: 0.92 }),
  shark: (palette) => place(sea.shark(palette), { scale: 0.98 }),
  crocodile: (palette) => place(sea.crocodile(palette), { scale: 0.97 }),
  whale: (palette) => place(whale(palette), { x: 2, y: 6, scale: 1.02 }),
  'king lobster': headFirst(sea.lobster, 0.9),
  'sea dragon': (palette) => dragon(palette, 1),
  'golden dragon': (palette) => dragon({ ...palette, main: '#F2C14E', second: '#D13B21', light: '#FFF0CF' }, 1),
}

const HALF = 58

export function pictureOf(code: string, rank: number, look: string): string {
  const own = paletteAt(paletteOf(look) + 1 + rank * 5)
  const colours = rank % 2 === 0 ? own : swapColours(own)
  const drawing = (DRAWINGS[code] ?? carp)(colours)
  const box = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="256" height="256">${drawing}</svg>`)}`
}
