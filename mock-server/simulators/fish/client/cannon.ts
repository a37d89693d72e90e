import type { Game } from './game.ts'
import { speedIn } from './shots.ts'
import type { BrushContext } from './sprite-sheet.ts'

const RECOIL = { duration: 160, distance: 9 }

export function paintCannon(game: Game, { context, palette, reducesMotion }: BrushContext) {
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
