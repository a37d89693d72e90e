/** @jsxImportSource preact */
import type { Side } from '../rules/fights.ts'
import type { StoreProps } from './game-store.ts'

export const Sides = ({ store }: StoreProps) => (
  <div class="sides" role="group" aria-label={store.t('sides')}>
    {store.arena.sides.map(({ side }) => (
      <SideButton key={side} store={store} side={side} />
    ))}
  </div>
)

function SideButton({ store, side }: StoreProps & { side: Side }) {
  const { t, money, state, placing, nameOf } = store
  const { fight, bets, winner } = state.value
  const move = store.isOpen() ? store.moves.value[side] : undefined
  const staked = bets.reduce((sum, bet) => sum + (bet.side === side ? bet.stake : 0), 0)
  const isFixed = !store.isOpen() || placing.isUnknown || placing.isPending
  return (
    <button
      data-side={side}
      data-won={winner === side || undefined}
      aria-pressed={store.side.value === side}
      disabled={isFixed}
      onClick={() => store.choose(side)}
    >
      <span class="side-name">{nameOf(side)}</span>
      <strong class="amount">
        {money.format(fight.odds[side])}
        {move && <Move direction={move} label={t(move === 'up' ? 'wentUp' : 'wentDown')} />}
      </strong>
      <span class="meta">{staked > 0 ? t('staked', { stake: money.short(staked) }) : ''}</span>
    </button>
  )
}

const Move = ({ direction, label }: { direction: 'up' | 'down'; label: string }) => (
  <span class="move" data-direction={direction}>
    <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>
    <span class="visually-hidden">{label}</span>
  </span>
)
