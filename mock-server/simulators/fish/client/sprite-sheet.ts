import type { Palette } from '../../../src/art/palettes.ts'
import type { WaterOnWire } from '../rules/fish.routes.ts'
import type { Spot } from './paths.ts'
import { pictureOf } from './sprites.ts'

/** The picture of a rank, at least so many pixels wide; nothing until it is there. */
export type Sprites = (rank: number, pixels: number) => HTMLCanvasElement | undefined

/** What everything in the water is drawn with. `density`: pixels of the canvas to one of the page. */
export type Brush = {
  context: CanvasRenderingContext2D
  palette: Palette
  isStill: boolean
  sprites: Sprites
  density: number
}

/** Pictures are drawn anew for a size that differs by more than this share. */
const TOLERANCE = 0.15

/** Rasters each kind of fish once for its size: to draw a vector in each frame is too slow for a phone. */
export function createSprites({ kinds, game: { look } }: Pick<WaterOnWire, 'kinds' | 'game'>): Sprites {
  const drawings = kinds.map(({ code }, rank) => {
    const image = new Image()
    image.src = pictureOf(code, rank, look)
    return image
  })
  const made = new Map<number, HTMLCanvasElement>()

  return (rank, pixels) => {
    const kept = made.get(rank)
    if (kept && Math.abs(kept.width - pixels) <= kept.width * TOLERANCE) return kept
    const image = drawings[rank]
    if (!image?.complete || image.naturalWidth === 0) return undefined
    const fresh = raster(image, Math.ceil(pixels))
    made.set(rank, fresh)
    return fresh
  }
}

function raster(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')!.drawImage(image, 0, 0, side, side)
  return canvas
}

type Painted = { rank: number; length: number; spot: Spot; turn: number }

/** Draws one fish where it is. */
export function paintOne({ context, sprites, density }: Brush, { rank, length, spot, turn }: Painted) {
  const sprite = sprites(rank, length * density)
  if (!sprite) return
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.faces, 1)
  context.rotate(spot.tilt + turn)
  context.drawImage(sprite, -length / 2, -length / 2, length, length)
  context.restore()
}
