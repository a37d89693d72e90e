/** @jsxImportSource preact */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { TargetedPointerEvent } from 'preact'
import type { Game, GameProps } from './game.ts'
import { createPainter } from './painter.ts'
import type { Point } from './paths.ts'
import { sceneryOf } from './scenery.ts'

export function Stage({ game }: GameProps) {
  const field = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const sea = useMemo(() => `url("${sceneryOf(game.table.game.look)}")`, [game])
  useLayoutEffect(() => run(canvas.current!, game), [game])
  useLayoutEffect(() => listen(field.current!, game), [game])
  const { text, isGain } = game.results.message.value
  return (
    <section class="water" style={{ backgroundImage: sea }}>
      <div class="field" ref={field} tabIndex={0} role="application" aria-label={game.t('water')}>
        <canvas ref={canvas} aria-hidden="true" {...pointerHandlers(game)} />
      </div>
      <p class="message" role="status" data-gain={isGain || undefined}>
        {text}
      </p>
    </section>
  )
}

function run(canvas: HTMLCanvasElement, game: Game) {
  const paint = createPainter(canvas, game)
  const loop = { id: 0 }
  const frame = () => {
    game.frame(performance.now(), { width: canvas.clientWidth, height: canvas.clientHeight })
    paint?.()
    loop.id = requestAnimationFrame(frame)
  }
  frame()
  return () => cancelAnimationFrame(loop.id)
}

function pointerHandlers(game: Game) {
  const pressed = { id: undefined as number | undefined }
  const placeOf = ({ offsetX: x, offsetY: y }: TargetedPointerEvent<HTMLCanvasElement>): Point => ({ x, y })
  return {
    onPointerDown(event: TargetedPointerEvent<HTMLCanvasElement>) {
      pressed.id = event.pointerId
      game.aim(placeOf(event))
    },
    onPointerMove(event: TargetedPointerEvent<HTMLCanvasElement>) {
      if (pressed.id === event.pointerId) game.aim(placeOf(event))
    },
    onPointerUp(event: TargetedPointerEvent<HTMLCanvasElement>) {
      if (pressed.id === event.pointerId) game.tap(placeOf(event))
      pressed.id = undefined
    },
    onPointerCancel: () => void (pressed.id = undefined),
  }
}

const KEYS: Record<string, (game: Game) => void> = {
  ArrowLeft: ({ gun }) => gun.turn(-1),
  ArrowRight: ({ gun }) => gun.turn(1),
  ArrowUp: (game) => game.pick(1),
  ArrowDown: (game) => game.pick(-1),
  ' ': (game) => game.press(),
  Enter: (game) => game.press(),
}

/** Handles keys while the water has the focus; the returned function stops it. A held arrow key repeats, a held fire key does not. */
function listen(field: HTMLElement, game: Game) {
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!event.repeat || event.key.startsWith('Arrow')) act(game)
  }
  field.addEventListener('keydown', press)
  return () => field.removeEventListener('keydown', press)
}
