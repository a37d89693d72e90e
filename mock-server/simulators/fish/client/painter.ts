import { paletteAt, type Palette } from '#mock/art/palettes.ts'
import { paletteOf } from '#mock/art/looks.ts'
import { prefersReducedMotion } from '../../shared/browser.ts'
import type { Game } from './game.ts'
import { type BrushContext, createSprites, paintOne } from './sprite-sheet.ts'
import { speedIn } from './shots.ts'
import { EFFECT_DURATIONS, type Effect } from './shot-results.ts'

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

const RECOIL = { duration: 160, distance: 9 }

function paintCannon(game: Game, { context, palette, reducesMotion }: BrushContext) {
  const { gun, pool, now, player } = game
  const { x, y } = gun.position(pool)
  const elapsed = now - gun.firedAt
  const recoil = reducesMotion || elapsed > RECOIL.duration ? 0 : RECOIL.distance * (1 - elapsed / RECOIL.duration)
  const level = player.stakes.indexOf(player.stake.value)
  context.save()
  context.translate(x, y)
  context.rotate(gun.angle)
  aimLine(context, palette.light, Math.min(pool.height * 0.4, speedIn(pool) * 600))
  context.translate(0, recoil)
  barrel(context, palette, 9 + level * 1.5)
  context.restore()
  base(context, palette, { x, y })
}

function aimLine(context: CanvasRenderingContext2D, colour: string, length: number) {
  context.globalAlpha = 0.45
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.setLineDash([2, 8])
  context.beginPath()
  context.moveTo(0, -54)
  context.lineTo(0, -54 - length)
  context.stroke()
  context.setLineDash([])
  context.globalAlpha = 1
}

function barrel(context: CanvasRenderingContext2D, { main, second, ink }: BrushContext['palette'], half: number) {
  const block = (top: number, bottom: number, { width, fill }: { width: number; fill: string }) => {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(-width, top, 2 * width, bottom - top, 3)
    context.fill()
    context.stroke()
  }
  context.lineWidth = 2
  context.strokeStyle = ink
  block(-46, 4, { width: half, fill: main })
  block(-50, -40, { width: half + 3, fill: second })
  block(-24, -17, { width: half + 2, fill: second })
}

function base(context: CanvasRenderingContext2D, palette: BrushContext['palette'], { x, y }: { x: number; y: number }) {
  const disc = (radius: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
    context.stroke()
  }
  context.lineWidth = 2
  context.strokeStyle = palette.ink
  disc(24, palette.deep)
  disc(19, palette.main)
  disc(12, palette.second)
  disc(5, palette.light)
}

type Caught = Effect & { kind: 'catch' }

function paintEffects(game: Game, brush: BrushContext) {
  for (const effect of game.results.effects) {
    const share = Math.min(1, (game.now - effect.at) / EFFECT_DURATIONS[effect.kind])
    if (effect.kind === 'catch') paintCatch(effect, share, brush)
    else paintRing(effect, share, brush)
  }
  // Amounts are painted last, so that they stay readable.
  for (const effect of game.results.effects) {
    if (effect.kind === 'catch') paintAmount(effect, (game.now - effect.at) / EFFECT_DURATIONS.catch, { game, brush })
  }
}

/** A caught fish turns and shrinks. With reduced motion it only fades. */
function paintCatch({ fish }: Caught, share: number, brush: BrushContext) {
  const { context, reducesMotion } = brush
  context.globalAlpha = Math.max(0, 1 - share * 1.2)
  const length = reducesMotion ? fish.length : fish.length * (1 - share * 0.6)
  paintOne(brush, { ...fish, length, turn: reducesMotion ? 0 : share * share * 5 })
  context.globalAlpha = 1
  if (!reducesMotion) paintCoins(fish, share, brush)
}

const COINS = 8

function paintCoins({ spot, length }: Caught['fish'], share: number, { context, palette }: BrushContext) {
  context.globalAlpha = 1 - share
  context.strokeStyle = palette.ink
  context.lineWidth = 1
  context.fillStyle = palette.main
  for (let index = 0; index < COINS; index++) {
    const angle = (index / COINS) * Math.PI * 2
    const away = length * (0.2 + share * 0.7)
    context.beginPath()
    context.arc(
      spot.x + Math.cos(angle) * away,
      spot.y + Math.sin(angle) * away + share * share * 60,
      4,
      0,
      Math.PI * 2,
    )
    context.fill()
    context.stroke()
  }
  context.globalAlpha = 1
}

function paintRing({ kind, x, y }: Effect, share: number, { context, palette, reducesMotion }: BrushContext) {
  context.globalAlpha = (1 - share) * 0.8
  context.strokeStyle = kind === 'miss' ? palette.light : palette.main
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 8 + (reducesMotion ? 6 : share * 14), 0, Math.PI * 2)
  context.stroke()
  context.globalAlpha = 1
}

function paintAmount(
  { x, y, text }: Caught,
  share: number,
  { game: { pool }, brush }: { game: Game; brush: BrushContext },
) {
  const { context, palette, reducesMotion } = brush
  context.font = "700 22px Saira, 'Segoe UI', sans-serif"
  context.textAlign = 'center'
  context.lineJoin = 'round'
  const half = context.measureText(text).width / 2 + 8
  const place = {
    x: Math.max(half, Math.min(pool.width - half, x)),
    y: Math.max(26, y - (reducesMotion ? 0 : share * 26)),
  }
  context.globalAlpha = share < 0.8 ? 1 : Math.max(0, (1 - share) * 5)
  context.lineWidth = 5
  context.strokeStyle = palette.ink
  context.strokeText(text, place.x, place.y)
  context.fillStyle = '#FFE39A'
  context.fillText(text, place.x, place.y)
  context.globalAlpha = 1
}
