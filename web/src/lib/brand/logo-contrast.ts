import { contrast, type Theme, type ThemeColours, themes } from './contrast.ts'

/** Less opaque pixels are edges and shadows. */
const MIN_OPACITY = 200
/** Of graphics, as a ratio to one (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3
/** A dark word beside a small bright sign is not readable on a dark ground. */
const MIN_PART = 0.25

const hexOf = (pixel: ArrayLike<number>) =>
  `#${Array.from(pixel, (value) => value.toString(16).padStart(2, '0')).join('')}`

/** Returns the themes in which a logo can hardly be seen on its ground: less than a quarter of it has a contrast of 3 to 1. */
export function faintThemesOf(pixels: Uint8Array | Uint8ClampedArray, grounds: ThemeColours): Theme[] {
  const colours: string[] = []
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! >= MIN_OPACITY) colours.push(hexOf(pixels.subarray(at, at + 3)))
  const isFaint = (ground: string) =>
    colours.filter((colour) => contrast(colour, ground) >= MIN_CONTRAST).length < colours.length * MIN_PART
  return themes.filter((theme) => isFaint(grounds[theme]))
}
