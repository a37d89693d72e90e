import type { Game } from './game.ts'
import { LASTS, type Sight } from './show.ts'
import { type Brush, paintOne } from './sprite-sheet.ts'

type Caught = Sight & { kind: 'catch' }

/** What became of shots, where it happened. */
export function paintSights(game: Game, brush: Brush) {
  for (const sight of game.show.sights) {
    const share = Math.min(1, (game.now - sight.at) / LASTS[sight.kind])
    if (sight.kind === 'catch') paintCatch(sight, share, brush)
    else paintRing(sight, share, brush)
  }
  // Above all else: what was paid must be readable.
  for (const sight of game.show.sights) {
    if (sight.kind === 'catch') paintAmount(sight, (game.now - sight.at) / LASTS.catch, { game, brush })
  }
}

/** A fish that is caught turns and shrinks; for who wants no movement it only fades. */
function paintCatch({ fish }: Caught, share: number, brush: Brush) {
  const { context, isStill } = brush
  context.globalAlpha = Math.max(0, 1 - share * 1.2)
  const length = isStill ? fish.length : fish.length * (1 - share * 0.6)
  paintOne(brush, { ...fish, length, turn: isStill ? 0 : share * share * 5 })
  context.globalAlpha = 1
  if (!isStill) paintCoins(fish, share, brush)
}

const COINS = 8

function paintCoins({ spot, length }: Caught['fish'], share: number, { context, palette }: Brush) {
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

/** Where a shot met a fish and did not catch it, or sank: a ring that fades. */
function paintRing({ kind, x, y }: Sight, share: number, { context, palette, isStill }: Brush) {
  context.globalAlpha = (1 - share) * 0.8
  context.strokeStyle = kind === 'miss' ? palette.light : palette.main
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 8 + (isStill ? 6 : share * 14), 0, Math.PI * 2)
  context.stroke()
  context.globalAlpha = 1
}

/** What the fish pays, in light letters with a dark edge, wholly inside of the water. */
function paintAmount({ x, y, text }: Caught, share: number, { game: { pool }, brush }: { game: Game; brush: Brush }) {
  const { context, palette, isStill } = brush
  context.font = "700 22px Saira, 'Segoe UI', sans-serif"
  context.textAlign = 'center'
  context.lineJoin = 'round'
  const half = context.measureText(text).width / 2 + 8
  const place = {
    x: Math.max(half, Math.min(pool.width - half, x)),
    y: Math.max(26, y - (isStill ? 0 : share * 26)),
  }
  context.globalAlpha = share < 0.8 ? 1 : Math.max(0, (1 - share) * 5)
  context.lineWidth = 5
  context.strokeStyle = palette.ink
  context.strokeText(text, place.x, place.y)
  context.fillStyle = '#FFE39A'
  context.fillText(text, place.x, place.y)
  context.globalAlpha = 1
}
