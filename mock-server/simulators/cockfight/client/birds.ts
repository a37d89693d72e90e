import type { Palette } from '../../../src/art/palettes.ts'
import { rooster } from '../../../src/art/shapes-animals.ts'
import { circle, inked, place, shape, stroke } from '../../../src/art/svg.ts'

type Bird = 'meron' | 'wala'

const COLOURS: Record<Bird, Palette> = {
  meron: { ground: '', deep: '', main: '#E5482D', second: '#F2C14E', light: '#FFF0CF', ink: '#1B0705' },
  wala: { ground: '', deep: '', main: '#3B6FD6', second: '#8FD0F0', light: '#EEF3FF', ink: '#060A1F' },
}
const STANDING = 0
const JUMPING = 1

/** Returns a drawing as a data URL, so that the browser rasters it once. */
const addressOf = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-66 -60 132 150">${content}</svg>`)}`

/** A puppet on its rod, with visible joints. Red looks to the right, blue to the left. */
function puppet(bird: Bird, pose: number): string {
  const palette = COLOURS[bird]
  const rod = stroke('M2 18V90', '#1B0705', 7) + stroke('M2 18V90', '#C79A5B', 4)
  const joint = (x: number, y: number) => place(inked(palette, circle(3, '#F6EEE3'), 1.4), { x, y })
  const body = place(rooster(palette, pose) + joint(2, 12) + joint(13, -14), { scale: 1.15 })
  return addressOf(place(rod + body, { flip: bird === 'wala' }))
}

export const birds = {
  meron: { standing: puppet('meron', STANDING), jumping: puppet('meron', JUMPING) },
  wala: { standing: puppet('wala', STANDING), jumping: puppet('wala', JUMPING) },
}

export const dust = addressOf(
  shape(
    'M-34 22C-50 22 -50 2 -36 0C-40 -18 -18 -26 -8 -14C-2 -30 24 -28 24 -10C42 -12 48 8 34 14C34 26 16 28 8 22C0 30 -24 32 -34 22Z',
    '#F6EEE3',
    ' opacity=".92" stroke="#B9A78E" stroke-width="2"',
  ),
)
