import { HOUSE } from './palettes.ts'
import { around, circle, place, polar, shape, starPath, stroke, svg, TURN } from './svg.ts'

/** The house's drum, drawn by hand and simple enough for 24 pixels. */
const emblem = () =>
  circle(46, HOUSE.deep, ` stroke="${HOUSE.main}" stroke-width="3"`) +
  stroke(
    around(36, (a) => `M${polar(40, a)}L${polar(34.5, a + TURN / 72)}L${polar(40, a + TURN / 36)}`),
    HOUSE.main,
    1.6,
  ) +
  circle(31, 'none', ` stroke="${HOUSE.main}" stroke-width="1.2"`) +
  stroke(
    around(24, (a) => `M${polar(26.5, a)}h.01`),
    HOUSE.second,
    3.2,
  ) +
  shape(starPath(12, 21, 7.5), HOUSE.main) +
  circle(5, HOUSE.deep) +
  circle(2.2, HOUSE.main)

/** Longan's logo: the drum alone; its name is text beside it. */
export const logo = () => svg(100, 100, place(emblem(), { x: 50, y: 50 }))

/** The app's icon. A maskable one fills its square and keeps the drum within the safe zone. */
export function appIcon(isMaskable: boolean): string {
  const ground = `<rect width="100" height="100" rx="${isMaskable ? 0 : 22}" fill="${HOUSE.ground}"/>`
  return svg(100, 100, ground + place(emblem(), { x: 50, y: 50, scale: isMaskable ? 0.78 : 0.94 }))
}
