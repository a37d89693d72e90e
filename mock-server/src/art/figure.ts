import type { GroundName } from './grounds.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import type { Palette } from './palettes.ts'
import { blossom, coin } from './shapes/folk.ts'
import { place } from './svg.ts'

const GROUNDS: GroundName[] = ['rays', 'petals', 'rings', 'clouds', 'stars', 'hills', 'lattice']

export const figure = (draw: (palette: Palette, brush: Brush) => string, scale = 0.94): Motif => ({
  grounds: GROUNDS,
  draw: (brush) => {
    const { palette, pose, layout } = brush
    const spots = layout === 0 ? [20, 100] : [16, 104]
    const beside = spots.map((x) =>
      place(layout === 0 ? coin(palette, 9) : blossom(palette, 10), { x, y: 106 - pose * 4 }),
    )
    return beside.join('') + hero(draw(palette, brush), scale * (1 + pose * 0.05), [0, -6, 6][pose])
  },
})
