import { drum } from './drum.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { swapColours } from './palettes.ts'
import { rooster } from './shapes-animals.ts'
import { circle, place } from './svg.ts'

export const COCKFIGHT: Record<string, Motif> = {
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
