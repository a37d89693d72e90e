import type { Fish } from '../rules/fish.ts'

/** Size of the water, CSS pixels. */
export type Pool = { width: number; height: number }
export type Point = { x: number; y: number }
/** Position of a fish, its direction (1: to the right), and the downward tilt of its nose, radians. */
export type Spot = Point & { faces: 1 | -1; tilt: number }

/** Fish swim between these shares of the height, above the cannon. */
const TOP = 0.11
const BOTTOM = 0.72
const MAX_TILT = 0.4

/** Length of each kind, from the lowest payer up, in units of the pool. */
const LENGTHS = [1.25, 1.3, 1.45, 1.65, 1.85, 2, 2.4, 2.9, 3.5, 3.8]
const UNIT = { share: 11, max: 52 }

/** Side of the square that a fish of this rank fills. */
export const lengthOf = (rank: number, { width, height }: Pool) =>
  (LENGTHS[rank] ?? LENGTHS.at(-1)!) * Math.min(UNIT.max, Math.sqrt(width * height) / UNIT.share)

/** The path of a fish. It depends only on the id, so that all players see the same. */
export type Course = { faces: 1 | -1; from: number; rise: number; sway: number; waves: number; phase: number }

export function courseOf({ id, lane }: Pick<Fish, 'id' | 'lane'>): Course {
  const bits = hash(id)
  const share = (shift: number) => ((bits >>> shift) & 15) / 15
  return {
    faces: bits & 1 ? 1 : -1,
    from: lane / 99,
    rise: (share(3) - 0.5) * 0.7,
    sway: 0.03 + share(7) * 0.11,
    waves: 0.6 + share(11) * 1.6,
    phase: share(15) * Math.PI * 2,
  }
}

type Crossing = { course: Course; share: number; length: number }

/** Returns the position of a fish after a share of its path; at 0 and 1 it is just out of sight. */
export function spotOf({ course, share, length }: Crossing, pool: Pool): Spot {
  const here = pointAt(course, share)
  const next = pointAt(course, share + 0.02)
  const distance = pool.width + length
  const x = here.x * distance - length / 2
  const fall = ((next.y - here.y) * pool.height * (BOTTOM - TOP)) / ((next.x - here.x) * distance)
  return {
    x: course.faces === 1 ? x : pool.width - x,
    y: pool.height * (TOP + here.y * (BOTTOM - TOP)),
    faces: course.faces,
    tilt: Math.max(-MAX_TILT, Math.min(MAX_TILT, Math.atan(fall))),
  }
}

function pointAt({ from, rise, sway, waves, phase }: Course, share: number): Point {
  const y = from * (1 - 2 * sway) + sway + rise * (share - 0.5) + sway * Math.sin(phase + waves * Math.PI * 2 * share)
  return { x: share, y: Math.max(0, Math.min(1, y)) }
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}
