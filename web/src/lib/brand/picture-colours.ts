import {
  argbFromRgb,
  blueFromArgb,
  greenFromArgb,
  hexFromArgb,
  QuantizerCelebi,
  redFromArgb,
  Score,
} from '@material/material-color-utilities'

/** Less opaque pixels are edges and shadows. */
const MIN_OPACITY = 200
const MAX_COLOURS = 32
/** The largest difference of a channel between a mean of the quantizer and the colour of the picture that it stands for. */
const NEAR = 12

function countColours(colours: readonly number[]): [colour: number, count: number][] {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

const isNear = (one: number, other: number) =>
  [redFromArgb, greenFromArgb, blueFromArgb].every((channel) => Math.abs(channel(one) - channel(other)) <= NEAR)

/** Returns the colours of a picture that suit a site, the best first: strong, and on much of it. Empty for a transparent picture. */
export function coloursOfPixels(pixels: Uint8Array | Uint8ClampedArray, count: number): string[] {
  const opaque: number[] = []
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! > MIN_OPACITY) opaque.push(argbFromRgb(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!))
  if (opaque.length === 0) return []
  const exact = countColours(opaque)
  // A picture of greys has no strong colour.
  const means = Score.score(QuantizerCelebi.quantize(opaque, MAX_COLOURS), {
    desired: count,
    fallbackColorARGB: exact[0]![0],
  })
  // The means begin at random places: a brand's colour must be the one of its logo, to the last digit.
  const found = means.map((mean) => exact.find(([colour]) => isNear(colour, mean))?.[0] ?? mean)
  return [...new Set(found)].map(hexFromArgb)
}
