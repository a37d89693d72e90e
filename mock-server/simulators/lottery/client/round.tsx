/** @jsxImportSource preact */
import { useRef } from 'preact/hooks'
import { RoundTime } from '../../shared/round-time.tsx'
import { Balls } from './balls.tsx'
import type { OfDesk } from './desk.ts'

/** The round and its time, and what was drawn last. */
export const Round = ({ desk }: OfDesk) => (
  <section class="round">
    <RoundTime clock={desk.clock} numero={desk.state.value.numero} />
    <LastDraw key={desk.table.value.game.code} desk={desk} />
  </section>
)

/** The result before this round; it rolls in when the page saw the round run. */
function LastDraw({ desk: { t, state, open } }: OfDesk) {
  const { numero, winningNumber } = state.value.previous
  const first = useRef(numero)
  return (
    <button class="last" onClick={() => open('draws')}>
      <span class="meta">{t('lastShort', { numero: shortOf(numero) })}</span>
      <Balls
        key={numero}
        number={winningNumber}
        label={`${t('lastDraw', { numero })}: ${winningNumber}`}
        roll={numero !== first.current}
      />
    </button>
  )
}

/** `0945` of a round that comes many times a day, else the day: `20/11`. */
export const shortOf = (numero: string) =>
  numero.endsWith('0001') ? `${numero.slice(6, 8)}/${numero.slice(4, 6)}` : numero.slice(-4)
