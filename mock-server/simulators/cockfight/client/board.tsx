/** @jsxImportSource preact */
import type { Side } from '../rules/fights.ts'
import type { GameStore, StoreProps } from './game-store.ts'

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
