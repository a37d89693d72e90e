import { cleanSvg } from '#lib/brand/clean-svg.ts'
import { assertLogoSize, LogoError } from '#lib/brand/logo-error.ts'
import { coloursOfPixels } from '#lib/brand/picture-colours.ts'
import { sizeOfPng } from '#lib/brand/png.ts'
import type { Logo } from './brand.queries.ts'
import { pictureAddress } from './picture-address.ts'

export type ReadLogo = {
  logo: Logo
  /** Main colours for it, the best first. */
  colours: string[]
  /** What was taken out of it. */
  removed: string[]
}

/**
 * Reads a chosen file as the logo of a brand: cleaned, and shown once by the browser.
 *
 * @throws {LogoError} for a file that cannot be a logo.
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  assertLogoSize(file.size)
  const { logo, removed } = await readPicture(file)
  const colours = coloursOfLogo(await pixelsOf(pictureAddress(logo)))
  if (colours.length === 0) throw new LogoError('transparent', 'is transparent')
  return { logo, removed, colours }
}

async function readPicture(file: File): Promise<Pick<ReadLogo, 'logo' | 'removed'>> {
  if (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)) {
    const { svg, removed } = cleanSvg(await file.text(), window)
    return { logo: { type: 'svg', content: svg }, removed }
  }
  if (file.type !== 'image/png' && !/\.png$/i.test(file.name)) throw new LogoError('otherFormat', 'is no SVG or PNG')
  const bytes = new Uint8Array(await file.arrayBuffer())
  sizeOfPng(bytes)
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { logo: { type: 'png', content: btoa(text) }, removed: [] }
}

const SAMPLE_SIZE = 64
const MAX_COLOURS = 4

/** Returns colours of a logo that suit a site, the best first; empty for a transparent one. */
export const coloursOfLogo = (pixels: Uint8ClampedArray): string[] => coloursOfPixels(pixels, MAX_COLOURS)

/**
 * Returns the pixels of a picture, drawn as a small square.
 *
 * @throws {LogoError} if the browser cannot show it.
 */
export async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = Object.assign(new Image(), { src: address })
  await image.decode().catch(() => {
    throw new LogoError('unreadable', 'cannot be shown')
  })
  const canvas = Object.assign(document.createElement('canvas'), { width: SAMPLE_SIZE, height: SAMPLE_SIZE })
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE)
  return context.getImageData(0, 0, SAMPLE_SIZE, SAMPLE_SIZE).data
}
