/** @jsxImportSource preact */
import type { Side } from '../rules/fights.ts'
import type { GameStore, OfDesk } from './desk.ts'

const LETTERS = { meron: 'letterMeron', wala: 'letterWala', draw: 'letterDraw' } as const

/** Who won the latest fights, newest first: the one on the stage as soon as it is over. */
const latest = ({ state, results }: GameStore): { key: string; number: number; winner: Side }[] => {
  const { fight, winner } = state.value
  return winner ? [{ ...fight, winner }, ...results.value] : results.value
}

/** The board of the latest results; a tap tells more of them. */
export function Board({ desk }: OfDesk) {
  const { t, open } = desk
  return (
    <button class="board" onClick={() => open('board')}>
      <span class="visually-hidden">{`${t('board')}: ${countsOf(desk)}`}</span>
      <span class="marks">
        {latest(desk).map(({ key, winner }) => (
          <Mark key={key} desk={desk} winner={winner} />
        ))}
      </span>
    </button>
  )
}

/** The latest fights one by one, and how often each side has won. */
export const BoardSheet = ({ desk }: OfDesk) => (
  <>
    <p>{countsOf(desk)}</p>
    <p class="meta">{desk.t('boardAbout')}</p>
    <ol class="lines">
      {latest(desk).map(({ key, number, winner }) => (
        <li key={key}>
          <Mark desk={desk} winner={winner} />
          <span>{desk.t('round', { numero: number })}</span>
          <strong>{desk.nameOf(winner)}</strong>
        </li>
      ))}
    </ol>
  </>
)

const Mark = ({ desk: { t }, winner }: OfDesk & { winner: Side }) => (
  <span class="mark amount" data-side={winner} aria-hidden="true">
    {t(LETTERS[winner])}
  </span>
)

function countsOf(desk: GameStore) {
  const fights = latest(desk)
  return desk.arena.sides
    .map(({ side }) => {
      const count = fights.filter(({ winner }) => winner === side).length
      return desk.t('counted', { name: desk.nameOf(side), count })
    })
    .join(' · ')
}
