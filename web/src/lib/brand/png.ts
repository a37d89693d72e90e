import { assertLogoSize, LogoError } from './logo-error.ts'

const START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Width and height follow the signature, and the length and name of the first chunk. */
const [WIDTH_AT, HEIGHT_AT, HEADER_BYTES] = [16, 20, 24]
/** A few bytes can stand for very many pixels. */
const MAX_SIDE = 4096

/**
 * Returns the size of a PNG picture in pixels.
 *
 * @throws {LogoError} for no PNG, over 200 kB, or over 4096 pixels on a side.
 */
export function sizeOfPng(bytes: Uint8Array): { width: number; height: number } {
  if (bytes.length < HEADER_BYTES || START.some((byte, at) => bytes[at] !== byte))
    throw new LogoError('notPng', 'is no PNG picture; save it as PNG or SVG')
  assertLogoSize(bytes.length)
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  const [width, height] = [view.getUint32(WIDTH_AT), view.getUint32(HEIGHT_AT)]
  if (Math.max(width, height) > MAX_SIDE || Math.min(width, height) === 0)
    throw new LogoError('tooWide', `has ${width} × ${height} pixels; at most ${MAX_SIDE} on a side are shown`)
  return { width, height }
}
