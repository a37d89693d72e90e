import type { Palette } from '#mock/art/palettes.ts'
import type { WaterResponse } from '../rules/fish.simulator.ts'
import type { Spot } from './paths.ts'
import { pictureOf } from './sprites.ts'

/** Returns the picture of a rank, at least `pixels` wide; undefined until it is loaded. */
export type Sprites = (rank: number, pixels: number) => HTMLCanvasElement | undefined

/** The drawing context. `density`: canvas pixels per page pixel. */
export type BrushContext = {
  context: CanvasRenderingContext2D
  palette: Palette
  reducesMotion: boolean
  sprites: Sprites
  density: number
}

/** A picture is rasterised again when its size differs by more than this share. */
const TOLERANCE = 0.15

/** Rasterises each kind once per size: drawing a vector in each frame is too slow for a phone. */
export function createSprites({ kinds, game: { look } }: Pick<WaterResponse, 'kinds' | 'game'>): Sprites {
  const drawings = kinds.map(({ code }, rank) => {
    const image = new Image()
    image.src = pictureOf(code, rank, look)
    return image
  })
  const rasters = new Map<number, HTMLCanvasElement>()

  return (rank, pixels) => {
    const cached = rasters.get(rank)
    if (cached && Math.abs(cached.width - pixels) <= cached.width * TOLERANCE) return cached
    const image = drawings[rank]
    if (!image?.complete || image.naturalWidth === 0) return undefined
    const fresh = rasterize(image, Math.ceil(pixels))
    rasters.set(rank, fresh)
    return fresh
  }
}

function rasterize(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')!.drawImage(image, 0, 0, side, side)
  return canvas
}

type PaintedFish = { rank: number; length: number; spot: Spot; turn: number }

export function paintOne({ context, sprites, density }: BrushContext, { rank, length, spot, turn }: PaintedFish) {
  const sprite = sprites(rank, length * density)
  if (!sprite) return
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.faces, 1)
  context.rotate(spot.tilt + turn)
  context.drawImage(sprite, -length / 2, -length / 2, length, length)
  context.restore()
}
