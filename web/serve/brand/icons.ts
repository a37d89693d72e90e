import { Resvg } from '@resvg/resvg-js'
import type { Palette } from '../../src/lib/brand/contrast.ts'
import { colouredMark, iconShares } from '../../src/lib/brand/default-mark.ts'

/** A picture of a brand, safe to serve. */
export type Picture = { name: string; content: string | Buffer; width: number; height: number }

type Drawing = {
  /** Width and height of the picture, px. */
  size: number
  /** Behind the picture; transparent without it. */
  ground?: string
  /** The part of the width that the picture takes, 0 to 1. */
  share?: number
}

/** Draws a picture in the middle of a square. */
export function renderPng(picture: Picture, { size, ground, share = 1 }: Drawing): Buffer {
  const { content, width, height } = picture
  const type = typeof content === 'string' ? 'svg+xml' : 'png'
  const data = `data:image/${type};base64,${Buffer.from(content).toString('base64')}`
  const scale = (size * share) / Math.max(width, height)
  const [across, down] = [width * scale, height * scale]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
${ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''}
<image x="${(size - across) / 2}" y="${(size - down) / 2}" width="${across}" height="${down}" href="${data}"/></svg>`
  return new Resvg(svg).render().asPng()
}

/** Returns the pixels of a PNG picture: red, green, blue and opacity of each. */
export function renderPixels(png: Buffer): { pixels: Buffer } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  return { pixels: new Resvg(svg).render().pixels }
}

/** The default mark in the colours of a brand: the lines of `favicon.svg`. */
export const defaultMark = (favicon: string, palette: Palette): Picture => ({
  name: 'mark.svg',
  content: colouredMark(favicon, palette),
  width: 40,
  height: 40,
})

/** The icons of a site, by file name. */
export function iconsOf(mark: Picture, ground: string): Record<string, Buffer> {
  return {
    'icon-192.png': renderPng(mark, { size: 192, share: iconShares.plain }),
    'icon-512.png': renderPng(mark, { size: 512, share: iconShares.plain }),
    'icon-maskable.png': renderPng(mark, { size: 512, ground, share: iconShares.maskable }),
    'apple-touch-icon.png': renderPng(mark, { size: 180, ground, share: iconShares.touch }),
    'share.png': renderPng(mark, { size: 600, ground, share: 0.6 }),
  }
}
