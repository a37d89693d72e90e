import { argbFromRgb, hexFromArgb, QuantizerCelebi, Score } from '@material/material-color-utilities'

/** Less opaque pixels are edges and shadows. */
const MIN_OPACITY = 200
const MAX_COLOURS = 32

/** Returns the colours of a picture that suit a site, the best first: strong, and on much of it. Empty for a transparent picture. */
export function coloursOfPixels(pixels: Uint8Array | Uint8ClampedArray, count: number): string[] {
  const opaque: number[] = []
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! > MIN_OPACITY) opaque.push(argbFromRgb(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!))
  if (opaque.length === 0) return []
  const counts = QuantizerCelebi.quantize(opaque, MAX_COLOURS)
  const [[mostFrequent] = []] = [...counts].toSorted(([, one], [, other]) => other - one)
  // A picture of greys has no strong colour.
  return Score.score(counts, { desired: count, fallbackColorARGB: mostFrequent! }).map(hexFromArgb)
}
