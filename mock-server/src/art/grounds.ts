import type { Random } from '../kernel/world/random.ts'
import { hills, sun, waves, type Ground } from './landscape.ts'
import type { Palette } from './palettes.ts'
import { repeatAround, circle, place, polar, shape, starPath, stroke, TURN } from './svg.ts'

export type GroundName = 'rays' | 'rings' | 'lattice' | 'clouds' | 'hills' | 'stars' | 'waves' | 'petals'

/** Patterns behind the hero; faint, so that the hero is recognised at a glance. */
export const GROUNDS: Record<GroundName, (ground: Ground) => string> = {
  rays: ({ width, height, palette, random }) => rays([width / 2, height * 0.4], height, { palette, random }),
  rings: ({ width, height, palette, random }) => place(rings(palette, random), { x: width / 2, y: height * 0.4 }),
  lattice: ({ width, height, palette }) => lattice(width, height, palette),
  clouds: (ground) => clouds(ground) + rings2(ground),
  hills: (ground) => sun(ground) + hills(ground),
  stars: ({ width, height, palette, random }) => stars(width, height, { palette, random }),
  waves: ({ width, height, palette }) => waves({ width, top: height * 0.6, rows: 5, palette }),
  petals: ({ width, height, palette, random }) => petals(width, height, { palette, random }),
}

type Paint = { palette: Palette; random: Random }

export function rays([x, y]: readonly [number, number], reach: number, { palette, random }: Paint): string {
  const count = 9 + random.int(10)
  const first = random.next()
  const wedges = repeatAround(
    count,
    (a) => `M${x} ${y}L${polar(reach, a + first, [x, y])}L${polar(reach, a + first + Math.PI / count, [x, y])}Z`,
  )
  return shape(wedges, palette.main, ' opacity=".15"')
}

function rings(palette: Palette, random: Random): string {
  const count = 28 + random.int(3) * 6
  const circles = [40, 54, 68, 84].map((radius) =>
    circle(radius, 'none', ` stroke="${palette.main}" stroke-opacity=".2" stroke-width="1.2"`),
  )
  const teeth = [47, 76].map((radius) =>
    stroke(
      repeatAround(
        count,
        (a) =>
          `M${polar(radius - 3, a)}L${polar(radius + 3, a + TURN / count / 2)}L${polar(radius - 3, a + TURN / count)}`,
      ),
      palette.main,
      { width: 1, opacity: 0.24 },
    ),
  )
  return circles.join('') + teeth.join('')
}

function lattice(width: number, height: number, palette: Palette): string {
  let d = ''
  for (let y = -10; y < height; y += 20) {
    for (let x = (y / 20) % 2 === 0.5 ? 0 : 10; x <= width + 10; x += 20)
      d += `M${x} ${y}l10 10l-10 10l-10 -10zM${x} ${y + 6}l4 4l-4 4l-4 -4z`
  }
  return stroke(d, palette.main, { width: 0.8, opacity: 0.2 })
}

export function clouds({ width, height, palette, random }: Ground): string {
  return [0.12, 0.24, 0.34, 0.5]
    .map((share, index) => {
      const x = (index % 2 === 0 ? 0.02 : 0.62) * width + random.int(Math.round(width * 0.3))
      return place(cloud(palette), {
        x,
        y: height * share,
        scale: 0.7 + random.next() * 0.7,
        flip: random.int(2) === 0,
      })
    })
    .join('')
}

const cloud = (palette: Palette) =>
  shape(
    'M-26 8C-32 2 -24 -6 -16 -3C-14 -13 0 -14 3 -5C9 -11 20 -6 17 2C26 0 28 8 22 8Z',
    palette.light,
    ' opacity=".17"',
  ) +
  stroke('M-18 4C-18 -1 -11 -1 -11 3M-2 2C-3 -5 7 -6 8 1M12 5C12 1 17 1 18 4', palette.light, {
    width: 1.3,
    opacity: 0.32,
  })

const rings2 = ({ width, height, palette }: Ground) =>
  place(circle(46, palette.main, ' opacity=".1"'), { x: width / 2, y: height * 0.4 })

function stars(width: number, height: number, { palette, random }: Paint): string {
  return Array.from({ length: 22 }, () => {
    const size = 1.2 + random.next() * 3
    return place(shape(starPath(4, size, size * 0.35), palette.light, ' opacity=".4"'), {
      x: random.next() * width,
      y: random.next() * height * 0.75,
      turn: random.int(45),
    })
  }).join('')
}

function petals(width: number, height: number, { palette, random }: Paint): string {
  return Array.from({ length: 16 }, (_, index) =>
    place(
      shape(
        'M0 0C5 -5 5 -11 0 -14C-5 -11 -5 -5 0 0Z',
        index % 3 === 0 ? palette.second : palette.light,
        ' opacity=".28"',
      ),
      {
        x: random.next() * width,
        y: random.next() * height * 0.8,
        turn: random.int(360),
        scale: 0.6 + random.next() * 0.5,
      },
    ),
  ).join('')
}
