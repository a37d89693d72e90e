import { hero, randomTwoDigits, type Brush, type Motif } from './motif.ts'
import { swapColours } from './palettes.ts'
import { ball, cage, luckyWheel, phone, ticket } from './shapes/lottery.ts'
import { bolt } from './shapes/sports.ts'
import { place } from './svg.ts'

export const LOTT: Record<string, Motif> = {
  balls: { grounds: ['clouds', 'rays', 'rings'], draw: threeBalls },
  cage: {
    grounds: ['rays', 'stars', 'lattice'],
    draw: (brush) =>
      hero(
        cage(
          brush.palette,
          Array.from({ length: 5 }, () => randomTwoDigits(brush)),
        ),
        1.02,
        brush.layout * 6,
      ),
  },
  tickets: { grounds: ['petals', 'rays', 'clouds'], draw: tickets },
}

export const ELOTT: Record<string, Motif> = {
  wheel: {
    grounds: ['rings', 'lattice', 'stars'],
    draw: ({ palette, pose, layout }) => hero(luckyWheel(palette, 9 + pose * 3), 1.05, layout * 10),
  },
  phone: {
    grounds: ['lattice', 'rays', 'stars'],
    draw: (brush) =>
      place(phone(brush.palette, [randomTwoDigits(brush), randomTwoDigits(brush), randomTwoDigits(brush)]), {
        x: 60,
        y: 62,
        scale: 1.02,
        turn: [0, -9, 9][brush.pose],
      }),
  },
  bolt: {
    grounds: ['stars', 'rings', 'rays'],
    draw: (brush) => threeBalls(brush) + place(bolt(brush.palette), { x: 105, y: 108, scale: 0.5 }),
  },
}

function threeBalls(brush: Brush) {
  const { palette, pose, layout } = brush
  const spots =
    [
      [
        [40, 44, 23],
        [84, 60, 25],
        [42, 92, 19],
      ],
      [
        [60, 38, 26],
        [32, 84, 20],
        [88, 86, 20],
      ],
      [
        [34, 60, 22],
        [76, 40, 21],
        [74, 90, 24],
      ],
    ][pose] ?? []
  const fills = layout === 0 ? ['#D13B21', palette.main, '#3CC38A'] : [palette.main, palette.second, palette.light]
  return spots
    .map(([x = 0, y = 0, size = 20], index) =>
      place(ball(palette, { number: randomTwoDigits(brush), size, fill: fills[index] ?? palette.main }), { x, y }),
    )
    .join('')
}

function tickets(brush: Brush) {
  const { palette, pose, layout } = brush
  const one = () => ticket(palette, [randomTwoDigits(brush), randomTwoDigits(brush), randomTwoDigits(brush)])
  const front = place(one(), { x: 60, y: 72, turn: [-8, 6, -16][pose], scale: 1.08 })
  return layout === 0
    ? place(ticket(swapColours(palette), []), { x: 62, y: 50, turn: [10, -14, 12][pose], scale: 0.95 }) + front
    : front + place(ball(palette, { number: randomTwoDigits(brush), size: 15, fill: palette.main }), { x: 84, y: 34 })
}
