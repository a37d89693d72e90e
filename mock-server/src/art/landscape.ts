import type { Random } from '../kernel/world/random.ts'
import type { Palette } from './palettes.ts'
import { circle, place, round, shape } from './svg.ts'

export type Ground = { width: number; height: number; palette: Palette; random: Random }

export const sun = ({ width, height, palette }: Ground) =>
  place(
    circle(38, palette.second, ' opacity=".5"') +
      circle(
        46,
        'none',
        ` stroke="${palette.second}" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="1 5" stroke-linecap="round"`,
      ),
    { x: width / 2, y: height * 0.37 },
  )

export function hills({ width, height, palette, random }: Ground): string {
  return [0.56, 0.66, 0.76]
    .map((share, index) => {
      const y = height * share
      const peak = 16 + random.int(16)
      const shift = random.int(30) - 15
      const d = `M-10 ${round(y + 20)}Q${round(width * 0.2 + shift)} ${round(y - peak)} ${round(width * 0.42)} ${round(y + 6)}Q${round(width * 0.7 + shift)} ${round(y - peak * 1.2)} ${width + 10} ${round(y + 16)}V${height}H-10Z`
      return shape(
        d,
        index === 1 ? palette.ground : palette.deep,
        ` stroke="${palette.main}" stroke-opacity=".35" stroke-width="1"`,
      )
    })
    .join('')
}

export function waves({
  width,
  top,
  rows,
  palette,
}: {
  width: number
  top: number
  rows: number
  palette: Palette
}): string {
  const size = 24
  let content = ''
  for (let row = 0; row < rows; row++) {
    for (let x = row % 2 === 0 ? 0 : size / 2; x <= width + size / 2; x += size) {
      content += place(scale(row % 2 === 0 ? palette.ground : palette.deep, palette), { x, y: top + row * size * 0.5 })
    }
  }
  return content
}

const scale = (fill: string, palette: Palette) =>
  circle(12, fill, ` stroke="${palette.main}" stroke-opacity=".75"`) +
  circle(7.6, 'none', ` stroke="${palette.main}" stroke-opacity=".5"`) +
  circle(3.4, palette.main, ' opacity=".55"')
