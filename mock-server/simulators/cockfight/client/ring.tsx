/** @jsxImportSource preact */
import { paletteAt } from '../../../src/art/palettes.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import { useTick } from '../../shared/use-tick.ts'
import { birds, dust } from './birds.ts'
import type { Side } from '../rules/fights.ts'
import type { StoreProps } from './game-store.ts'
import { describeWinner } from './news.ts'

const TICK = 250

/** The stage: two puppets wait, fight, and stand again. The show follows the clock and cannot reveal the outcome early. */
export function Ring({ store }: StoreProps) {
  useTick(TICK)
  const { t, arena, state, clock } = store
  const { winner } = state.value
  const scene = winner ? 'over' : store.isOpen() ? 'standing' : 'fighting'
  const what = winner ? describeWinner(store, winner) : t(scene)
  const { ground, deep, main } = paletteAt(paletteOf(arena.game.look))
  const isMoving = scene === 'fighting' && clock.phase() === 'locked'
  return (
    <section
      class="ring"
      data-scene={scene}
      data-moving={isMoving || undefined}
      data-winner={winner}
      style={{ '--game-ground': ground, '--game-deep': deep, '--game-main': main }}
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
    <>
      <ul class="past">
        {fights.slice(0, PAST_FIGHTS).map(({ number, winner, odds }) => (
          <li key={number} data-side={winner}>
            {t('pastFight', { numero: number, name: nameOf(winner), odds: money.format(odds[winner]) })}
          </li>
        ))}
      </ul>
      {(['meron', 'wala'] as const).map((side) => (
        <p key={side} class="record" data-side={side}>
          {t('record', { count: wins(side), fights: fights.length })}
        </p>
      ))}
    </>
  )
}
