import type { Game } from './game.ts'
import { EFFECT_DURATIONS, type Effect } from './shot-results.ts'
import { type BrushContext, paintOne } from './sprite-sheet.ts'

type Caught = Effect & { kind: 'catch' }

export function paintEffects(game: Game, brush: BrushContext) {
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
