/** @jsxImportSource preact */
import { useRef } from 'preact/hooks'
import { RoundTime } from '../../shared/round/round-time.tsx'
import { Balls } from './balls.tsx'
import type { StoreProps } from './game-store.ts'

export const Round = ({ store }: StoreProps) => (
  <section class="round">
    <RoundTime clock={store.clock} numero={store.state.value.numero} />
    <LastDraw key={store.table.value.game.code} store={store} />
  </section>
)

/** The previous result; it rolls in if the page saw its round run. */
function LastDraw({ store: { t, state, open } }: StoreProps) {
  const { numero, winningNumber } = state.value.previous
  const first = useRef(numero)
  return (
    <button class="last" onClick={() => open('draws')}>
      <span class="meta">{t('lastShort', { numero: formatRound(numero) })}</span>
      <Balls
        key={numero}
        number={winningNumber}
        label={`${t('lastDraw', { numero })}: ${winningNumber}`}
        roll={numero !== first.current}
      />
    </button>
  )
}

/** Returns `0945` for a round that recurs during a day, else the day: `20/11`. */
export const formatRound = (numero: string) =>
  numero.endsWith('0001') ? `${numero.slice(6, 8)}/${numero.slice(4, 6)}` : numero.slice(-4)
