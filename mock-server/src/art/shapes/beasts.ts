import { ROUND, mirrored } from '../beast-parts.ts'
import { MASKS, type Mask } from '../masks.ts'
import type { Palette } from '../palettes.ts'
import { circle, inked, shape } from '../svg.ts'

export type Beast = keyof typeof MASKS

export function beast(palette: Palette, name: Beast): string {
  const { behind, face = ROUND, muzzle: mouth, on, eyes = -5, coat = 'main' }: Mask = MASKS[name]
  const worn = { ...palette, main: palette[coat], second: coat === 'second' ? palette.main : palette.second }
  const eye = circle(6.4, palette.light) + circle(3.2, palette.ink, ' stroke="none"')
  return (
    inked(
      worn,
      (behind?.(worn) ?? '') +
        shape(face, worn.main) +
        (mouth?.({ ...worn, light: coat === 'light' ? palette.second : worn.light }) ?? ''),
    ) +
    (on?.(worn) ?? '') +
    inked(worn, mirrored(eye, { x: 15, y: eyes }), 1.8)
  )
}
