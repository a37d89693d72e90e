/** @jsxImportSource preact */
import { paletteAt, type Palette } from '#mock/art/palettes.ts'
import { paletteOf } from '#mock/art/looks.ts'
import { useTick } from '../../shared/round/use-tick.ts'
import type { Side } from '../rules/fights.ts'
import type { StoreProps, GameStore } from './game-store.ts'
import { describeWinner } from './news.ts'
import { rooster } from '#mock/art/shapes/animals.ts'
import { circle, inked, place, shape, stroke } from '#mock/art/svg.ts'

const TICK = 250

/** The stage: two puppets wait, fight, and stand again. The show follows the clock and cannot reveal the outcome early. */
export function Ring({ store }: StoreProps) {
  useTick(TICK)
  const { t, arena, state, clock } = store
  const { winner } = state.value
  const scene = winner ? 'over' : store.isOpen() ? 'standing' : 'fighting'
  const what = winner ? describeWinner(store, winner) : t(scene)
  const { ground, deep } = paletteAt(paletteOf(arena.game.look))
  const isMoving = scene === 'fighting' && clock.phase() === 'locked'
  return (
    <section
      class="ring"
      data-scene={scene}
      data-moving={isMoving || undefined}
      data-winner={winner}
      style={{ '--game-ground': ground, '--game-deep': deep }}
    >
      <div class="show" role="img" aria-label={t('ring', { what })}>
        {(['meron', 'wala'] as const).map((side) => (
          <img
            key={side}
            class="bird"
            data-side={side}
            src={birds[side][isMoving ? 'jumping' : 'standing']}
            alt=""
            draggable={false}
          />
        ))}
        <img class="dust" src={dust} alt="" draggable={false} />
      </div>
      {winner && <p class="winner">{what}</p>}
      {scene === 'standing' && <Waiting store={store} />}
      <p class="sham">{t('puppets')}</p>
    </section>
  )
}

const PAST_FIGHTS = 3

/** What there is to see before a fight: how often each side has won here, and the fights before this one. */
function Waiting({ store: { t, money, results, nameOf } }: StoreProps) {
  const fights = results.value
  if (fights.length === 0) return null
  const wins = (side: Side) => fights.filter(({ winner }) => winner === side).length
  return (
    <div class="waiting">
      <ul class="past">
        {fights.slice(0, PAST_FIGHTS).map(({ number, winner, odds }) => (
          <li key={number} data-side={winner}>
            {t('pastFight', { numero: number, name: nameOf(winner), odds: money.format(odds[winner]) })}
          </li>
        ))}
      </ul>
      <div class="records">
        {(['meron', 'wala'] as const).map((side) => (
          <p key={side} class="record" data-side={side}>
            {t('record', { count: wins(side), fights: fights.length })}
          </p>
        ))}
      </div>
    </div>
  )
}

type Bird = 'meron' | 'wala'

const COLOURS: Record<Bird, Palette> = {
  meron: { ground: '', deep: '', main: '#E5482D', second: '#F2C14E', light: '#FFF0CF', ink: '#1B0705' },
  wala: { ground: '', deep: '', main: '#3B6FD6', second: '#8FD0F0', light: '#EEF3FF', ink: '#060A1F' },
}
const STANDING = 0
const JUMPING = 1

/** Returns a drawing as a data URL, so that the browser rasters it once. */
const addressOf = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-66 -60 132 150">${content}</svg>`)}`

/** A puppet on its rod, with visible joints. Red looks to the right, blue to the left. */
function puppet(bird: Bird, pose: number): string {
  const palette = COLOURS[bird]
  const rod = stroke('M2 18V90', '#1B0705', 7) + stroke('M2 18V90', '#C79A5B', 4)
  const joint = (x: number, y: number) => place(inked(palette, circle(3, '#F6EEE3'), 1.4), { x, y })
  const body = place(rooster(palette, pose) + joint(2, 12) + joint(13, -14), { scale: 1.15 })
  return addressOf(place(rod + body, { flip: bird === 'wala' }))
}

const birds = {
  meron: { standing: puppet('meron', STANDING), jumping: puppet('meron', JUMPING) },
  wala: { standing: puppet('wala', STANDING), jumping: puppet('wala', JUMPING) },
}

const dust = addressOf(
  shape(
    'M-34 22C-50 22 -50 2 -36 0C-40 -18 -18 -26 -8 -14C-2 -30 24 -28 24 -10C42 -12 48 8 34 14C34 26 16 28 8 22C0 30 -24 32 -34 22Z',
    '#F6EEE3',
    ' opacity=".92" stroke="#B9A78E" stroke-width="2"',
  ),
)

const LETTERS = { meron: 'letterMeron', wala: 'letterWala', draw: 'letterDraw' } as const

const latest = ({ state, results }: GameStore): { key: string; number: number; winner: Side }[] => {
  const { fight, winner } = state.value
  return winner ? [{ ...fight, winner }, ...results.value] : results.value
}

export function Board({ store }: StoreProps) {
  const { t, open } = store
  return (
    <button class="board" onClick={() => open('board')}>
      <span class="visually-hidden">{`${t('board')}: ${countsOf(store)}`}</span>
      <span class="marks">
        {latest(store).map(({ key, winner }) => (
          <Mark key={key} store={store} winner={winner} />
        ))}
      </span>
    </button>
  )
}

export const BoardSheet = ({ store }: StoreProps) => (
  <>
    <p>{countsOf(store)}</p>
    <p class="meta">{store.t('boardAbout')}</p>
    <ol class="lines">
      {latest(store).map(({ key, number, winner }) => (
        <li key={key}>
          <Mark store={store} winner={winner} />
          <span>{store.t('round', { numero: number })}</span>
          <strong>{store.nameOf(winner)}</strong>
        </li>
      ))}
    </ol>
  </>
)

const Mark = ({ store: { t }, winner }: StoreProps & { winner: Side }) => (
  <span class="mark amount" data-side={winner} aria-hidden="true">
    {t(LETTERS[winner])}
  </span>
)

function countsOf(store: GameStore) {
  const fights = latest(store)
  return store.arena.sides
    .map(({ side }) => {
      const count = fights.filter(({ winner }) => winner === side).length
      return store.t('counted', { name: store.nameOf(side), count })
    })
    .join(' · ')
}
