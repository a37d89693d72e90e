import { paletteAt, type Palette } from '../../../src/art/palettes.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { Game } from './game.ts'
import { paintCannon } from './cannon.ts'
import { paintEffects } from './paint-effects.ts'
import { type BrushContext, createSprites, paintOne } from './sprite-sheet.ts'

/** Creates the paint function of a game. Returns undefined without a canvas context. */
export function createPainter(canvas: HTMLCanvasElement, game: Game) {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const palette = paletteAt(paletteOf(game.table.game.look))
  const sprites = createSprites(game.table)

  return () => {
    const { width, height } = game.pool
    const density = Math.min(2, devicePixelRatio || 1)
    if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
      canvas.width = Math.round(width * density)
      canvas.height = Math.round(height * density)
    }
    context.setTransform(density, 0, 0, density, 0, 0)
    context.clearRect(0, 0, width, height)
    const brush: BrushContext = { context, palette, reducesMotion: prefersReducedMotion(), sprites, density }
    paintFish(game, brush)
    paintBullets(game, brush)
    paintCannon(game, brush)
    paintEffects(game, brush)
  }
}

/** Small fish are painted last, so that no whale hides a shrimp. */
function paintFish(game: Game, brush: BrushContext) {
  for (const { rank, length, spot, id } of game.fish.toSorted((one, other) => other.rank - one.rank)) {
    const sway = brush.reducesMotion ? 0 : Math.sin(game.now / 260 + rank) * 0.05
    paintOne(brush, { rank, length, spot, turn: sway })
    if (game.gun.target.value === id) ring(brush, { ...spot, radius: length * 0.5 })
  }
}

/** Marks the target by a light ring with a dark edge, visible on every ground. */
function ring({ context, palette }: BrushContext, { x, y, radius }: { x: number; y: number; radius: number }) {
  const colours: [width: number, colour: string][] = [
    [5, palette.ink],
    [2.5, palette.light],
  ]
  for (const [width, colour] of colours) {
    context.beginPath()
    context.lineWidth = width
    context.strokeStyle = colour
    context.setLineDash([radius * 0.5, radius * 0.285])
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.setLineDash([])
}

function paintBullets(game: Game, { context, palette }: BrushContext) {
  for (const { x, y, angle, cost } of game.shots.flying) {
    const size = 4 + game.player.stakes.indexOf(cost)
    drop(context, palette, { x, y, angle, size })
  }
}

function drop(
  context: CanvasRenderingContext2D,
  { ink, light, main }: Palette,
  { x, y, angle, size }: { x: number; y: number; angle: number; size: number },
) {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.lineWidth = 1.5
  context.strokeStyle = ink
  context.fillStyle = main
  context.beginPath()
  context.moveTo(-size, 0)
  context.quadraticCurveTo(0, size * 5, size, 0)
  context.arc(0, 0, size, 0, Math.PI, true)
  context.fill()
  context.stroke()
  context.fillStyle = light
  context.beginPath()
  context.arc(-size * 0.25, -size * 0.25, size * 0.4, 0, Math.PI * 2)
  context.fill()
  context.restore()
}
