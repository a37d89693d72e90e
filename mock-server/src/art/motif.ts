import type { Random } from '../kernel/world/random.ts'
import type { GroundName } from './grounds.ts'
import type { Palette } from './palettes.ts'
import { place } from './svg.ts'

/** Parameters of a drawing. `pose` is 0, 1 or 2 and `layout` 0 or 1: a look's number determines both. */
export type Brush = { palette: Palette; random: Random; pose: number; layout: number }

export type Motif = { grounds: GroundName[]; draw: (brush: Brush) => string }

export const TILE_WIDTH = 120
export const TILE_HEIGHT = 160
/** Position of the hero: above the title's dark zone, clear of the heart and the HOT flag. */
export const HERO = { x: 60, y: 64 }

export const hero = (content: string, scale = 1, turn = 0) => place(content, { ...HERO, scale, turn })

export const randomTwoDigits = ({ random }: Brush) => String(random.int(100)).padStart(2, '0')
