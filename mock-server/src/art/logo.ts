import { BRAND_PALETTE } from './palettes.ts'
import { repeatAround, circle, place, polar, shape, starPath, stroke, svg, TURN } from './svg.ts'

/** The drum of the brand, drawn by hand and simple enough for 24 pixels. */
const emblem = () =>
  circle(46, BRAND_PALETTE.deep, ` stroke="${BRAND_PALETTE.main}" stroke-width="3"`) +
  stroke(
    repeatAround(36, (a) => `M${polar(40, a)}L${polar(34.5, a + TURN / 72)}L${polar(40, a + TURN / 36)}`),
    BRAND_PALETTE.main,
    1.6,
  ) +
  circle(31, 'none', ` stroke="${BRAND_PALETTE.main}" stroke-width="1.2"`) +
  stroke(
    repeatAround(24, (a) => `M${polar(26.5, a)}h.01`),
    BRAND_PALETTE.second,
    3.2,
  ) +
  shape(starPath(12, 21, 7.5), BRAND_PALETTE.main) +
  circle(5, BRAND_PALETTE.deep) +
  circle(2.2, BRAND_PALETTE.main)

/** Draws Longan's logo: the drum only, because pages render the name as text. */
export const logo = () => svg(100, 100, place(emblem(), { x: 50, y: 50 }))

/** Draws the app's icon. A maskable one fills its square and keeps the drum within the safe zone. */
export function appIcon(isMaskable: boolean): string {
  const ground = `<rect width="100" height="100" rx="${isMaskable ? 0 : 22}" fill="${BRAND_PALETTE.ground}"/>`
  return svg(100, 100, ground + place(emblem(), { x: 50, y: 50, scale: isMaskable ? 0.78 : 0.94 }))
}
