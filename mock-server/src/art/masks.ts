import {
  type Part,
  mirrored,
  POINTED,
  LONG,
  catEar,
  roundEar,
  longEar,
  leafEar,
  nose,
  cheeks,
  whiskers,
  bars,
  spots,
  snout,
  muzzle,
  horns,
  mane,
  tusks,
} from './beast-parts.ts'
import { circle, shape, stroke } from './svg.ts'

export type Mask = {
  behind?: Part
  face?: string
  muzzle?: Part
  on?: Part
  eyes?: number
  coat?: 'main' | 'second' | 'light'
}

export const MASKS = {
  tiger: { behind: (p) => mirrored(roundEar(p), { x: 27, y: -25 }), muzzle: cheeks, on: (p) => bars(p) + whiskers(p) },
  cat: { behind: (p) => mirrored(catEar(p), { x: 22, y: -22, turn: 14 }), muzzle: cheeks, on: whiskers },
  leopard: { behind: (p) => mirrored(roundEar(p), { x: 26, y: -26 }), muzzle: cheeks, on: spots },
  lion: { behind: (p) => mane(p) + mirrored(roundEar(p), { x: 26, y: -24 }), muzzle: cheeks },
  bear: {
    behind: (p) => mirrored(roundEar(p), { x: 28, y: -25 }),
    muzzle: (p) => `<ellipse cy="19" rx="17" ry="14" fill="${p.light}"/>` + nose(p),
    coat: 'second',
  },
  fox: {
    behind: (p) => mirrored(catEar(p), { x: 24, y: -22, turn: 16 }),
    face: POINTED,
    muzzle: (p) => mirrored(shape('M0 34C-4 16 12 6 37 2C26 12 16 36 0 38Z', p.light), { x: 0, y: 0 }) + nose(p),
  },
  wolf: {
    behind: (p) => mirrored(catEar(p), { x: 20, y: -26, turn: 6 }),
    face: POINTED,
    muzzle: (p) => shape('M-14 4L0 -10L14 4L10 30L0 38L-10 30Z', p.light) + nose(p),
    coat: 'second',
  },
  rabbit: { behind: (p) => mirrored(longEar(p), { x: 13, y: -34, turn: 10 }), muzzle: cheeks, coat: 'light' },
  monkey: {
    behind: (p) => mirrored(roundEar(p), { x: 38, y: 0 }),
    muzzle: (p) =>
      shape('M0 -14C10 -24 30 -16 26 2C34 14 22 34 0 34C-22 34 -34 14 -26 2C-30 -16 -10 -24 0 -14Z', p.light) +
      stroke('M-4 12h.1M4 12h.1', p.ink, 3.4) +
      stroke('M-12 22Q0 30 12 22', p.ink, 2.2),
    coat: 'second',
  },
  pig: { behind: (p) => mirrored(catEar(p), { x: 26, y: -24, turn: 40 }), muzzle: snout },
  buffalo: {
    behind: (p) =>
      horns('M-20 -22C-44 -20 -54 -36 -44 -48M20 -22C44 -20 54 -36 44 -48', 9)(p) +
      mirrored(leafEar(p), { x: 24, y: -10, turn: 14 }),
    face: LONG,
    muzzle,
    coat: 'second',
  },
  goat: {
    behind: (p) =>
      horns('M-10 -28C-18 -52 -34 -52 -40 -36M10 -28C18 -52 34 -52 40 -36', 7)(p) +
      mirrored(leafEar(p), { x: 24, y: -12, turn: 24 }),
    face: LONG,
    muzzle: (p) => shape('M-8 34C-6 48 0 54 0 54C0 54 6 48 8 34Z', p.second) + muzzle(p),
    coat: 'light',
  },
  horse: {
    behind: (p) =>
      mirrored(catEar(p), { x: 15, y: -30 }) + shape('M-6 -38C10 -44 34 -20 32 14C40 0 40 -34 14 -42Z', p.second),
    face: LONG,
    muzzle,
    on: (p) => shape('M-4 -34L14 -34L2 -10Z', p.second),
  },
  unicorn: {
    behind: (p) => mirrored(leafEar(p), { x: 20, y: -22, turn: -20 }) + mane(p),
    face: LONG,
    muzzle,
    on: (p) => shape('M-6 -26L0 -58L6 -26Z', p.light),
  },
  deer: {
    behind: (p) =>
      horns('M-10 -28L-18 -50M-15 -40L-28 -46M10 -28L18 -50M15 -40L28 -46', 4)(p) +
      mirrored(leafEar(p), { x: 22, y: -18 }),
    face: LONG,
    muzzle,
    on: (p) => stroke('M-8 -16h.1M8 -16h.1M0 -22h.1', p.light, 4),
  },
  stag: {
    behind: (p) =>
      horns(
        'M-10 -28C-14 -46 -34 -42 -40 -58M-18 -42L-20 -58M-30 -46L-44 -44M10 -28C14 -46 34 -42 40 -58M18 -42L20 -58M30 -46L44 -44',
        4.4,
      )(p) + mirrored(leafEar(p), { x: 22, y: -16, turn: 8 }),
    face: LONG,
    muzzle,
  },
  elephant: {
    behind: (p) => mirrored(shape('M0 -20C22 -34 44 -16 38 8C34 26 16 30 0 18Z', p.second), { x: 18, y: -4 }),
    muzzle: tusks,
  },
  toad: {
    behind: (p) => mirrored(circle(14, p.main), { x: 20, y: -24 }),
    face: 'M0 -22C26 -24 42 -6 42 12C42 28 22 34 0 34C-22 34 -42 28 -42 12C-42 -6 -26 -24 0 -22Z',
    muzzle: (p) =>
      stroke('M-30 10Q0 28 30 10', p.ink, 2.6) +
      stroke('M-4 4h.1M4 4h.1M-26 -4h.1M26 -4h.1M-16 22h.1M16 22h.1', p.second, 5),
    eyes: -24,
  },
  owl: {
    behind: (p) => shape('M-34 -20L-30 -44L-12 -30H12L30 -44L34 -20Z', p.main),
    face: 'M0 -34C28 -34 36 -14 36 8C36 32 20 44 0 44C-20 44 -36 32 -36 8C-36 -14 -28 -34 0 -34Z',
    muzzle: (p) =>
      mirrored(circle(17, p.light), { x: 16, y: -10 }) +
      shape('M-6 0H6L0 14Z', p.second) +
      stroke('M-16 24q5 6 10 0M-3 24q4 6 8 0M9 24q4 6 8 0M-10 33q5 6 10 0M2 33q4 6 8 0', p.light, 2),
    eyes: -10,
  },
  mouse: {
    behind: (p) => mirrored(circle(19, p.main) + circle(10, p.second, ' stroke="none"'), { x: 28, y: -26 }),
    face: POINTED,
    muzzle: (p) => circle(0, p.ink) + shape('M-6 26H6L0 34Z', p.ink),
    on: whiskers,
  },
} satisfies Record<string, Mask>
