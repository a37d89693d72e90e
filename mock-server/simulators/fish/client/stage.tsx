/** @jsxImportSource preact */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { TargetedPointerEvent } from 'preact'
import type { Game, GameProps } from './game.ts'
import { createPainter } from './painter.ts'
import type { Point } from './paths.ts'
import { drum } from '#mock/art/drum.ts'
import { GROUNDS, type GroundName } from '#mock/art/grounds.ts'
import { waves } from '#mock/art/landscape.ts'
import { paletteAt, type Palette } from '#mock/art/palettes.ts'
import { lotus } from '#mock/art/shapes/folk.ts'
import { circle, cord, inked, place, shape, stroke } from '#mock/art/svg.ts'
import { paletteOf } from '#mock/art/looks.ts'
import { randomOf, type Random } from '#mock/kernel/world/random.ts'

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

const WIDTH = 400
const HEIGHT = 520
const FLOOR = 452
const PATTERNS: GroundName[] = ['rays', 'rings', 'clouds', 'stars', 'petals']

type Paint = { palette: Palette; random: Random }

const BOTTOMS: ((paint: Paint) => string)[] = [reef, wreck, garden]

function sceneryOf(look: string): string {
  const palette = paletteAt(paletteOf(look))
  const random = randomOf(0, 'sea', look)
  const pattern = GROUNDS[random.pick(PATTERNS)]({ width: WIDTH, height: HEIGHT, palette, random })
  const bottom = random.pick(BOTTOMS)({ palette, random })
  const content = depth(palette) + `<g opacity=".7">${pattern}</g>` + beams(palette) + bottom + sand(palette)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMax slice">${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const depth = ({ ground, deep }: Palette) =>
  `<defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#d)"/>`

const beams = ({ light }: Palette) =>
  shape(
    'M40 0L150 0L60 520L-60 520ZM230 0L290 0L330 520L200 520ZM340 0L370 0L460 520L400 520Z',
    light,
    ' opacity=".06"',
  )

const sand = (palette: Palette) =>
  shape(`M0 ${FLOOR + 26}Q100 ${FLOOR + 4} 200 ${FLOOR + 22}T400 ${FLOOR + 14}V${HEIGHT}H0Z`, palette.deep) +
  `<g opacity=".5">${waves({ width: WIDTH, top: FLOOR + 44, rows: 4, palette })}</g>`

const row = (random: Random, count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? random.int(135) : WIDTH - random.int(135)
    return place(draw(index), { x: side, y: FLOOR + 14 + random.int(10), scale: 0.8 + random.next() * 0.7 })
  }).join('')

const weed = (palette: Palette, fill: string) =>
  inked(palette, shape('M-4 8C-14 -16 6 -30 -4 -58C-2 -66 4 -64 5 -56C14 -30 -4 -16 6 8Z', fill), 1.4)

function reef({ palette, random }: Paint) {
  const coral = (fill: string) =>
    cord('M0 8V-24M0 -8L-16 -26V-40M0 -14L15 -30V-48M-16 -30L-26 -38M0 -24L-4 -46', palette, { colour: fill, width: 6 })
  return row(random, 9, (index) =>
    index % 3 === 0 ? weed(palette, palette.ground) : coral(index % 2 === 0 ? palette.second : palette.main),
  )
}

function wreck({ palette, random }: Paint) {
  const jar = inked(
    palette,
    shape('M-14 8C-26 -8 -20 -24 -10 -30V-40H10V-30C20 -24 26 -8 14 8Z', palette.second) +
      stroke('M-19 -14H19M-17 -4H17', palette.light, 2),
    1.6,
  )
  const sunk = place(drum({ radius: 34, points: 12, palette, random }), { x: 66, y: FLOOR - 2, turn: -14 })
  return sunk + row(random, 6, (index) => (index % 2 === 1 ? jar : weed(palette, palette.ground)))
}

function garden({ palette, random }: Paint) {
  const bubbles = [0, 1, 2].map((step) =>
    place(circle(4 - step, 'none', ` stroke="${palette.light}" stroke-opacity=".6" stroke-width="1.3"`), {
      x: step * 4,
      y: -70 - step * 14,
    }),
  )
  return row(random, 8, (index) =>
    index % 3 === 2 ? place(lotus(palette, 26, index % 2), { y: 6 }) : weed(palette, palette.ground) + bubbles.join(''),
  )
}
