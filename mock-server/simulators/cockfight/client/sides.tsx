/** @jsxImportSource preact */
import type { Side } from '../rules/fights.ts'
import type { OfDesk } from './desk.ts'

/** The three sides with their odds, and what the player has staked on each. */
export const Sides = ({ desk }: OfDesk) => (
  <div class="sides" role="group" aria-label={desk.t('sides')}>
    {desk.arena.sides.map(({ side }) => (
      <SideButton key={side} desk={desk} side={side} />
    ))}
  </div>
)

function SideButton({ desk, side }: OfDesk & { side: Side }) {
  const { t, money, state, placing, nameOf } = desk
  const { fight, bets, winner } = state.value
  const staked = bets.reduce((sum, bet) => sum + (bet.side === side ? bet.stake : 0), 0)
  const isFixed = !desk.isOpen() || placing.isUnknown || placing.isUnderWay
  return (
    <button
      data-side={side}
      data-won={winner === side || undefined}
      aria-pressed={desk.side.value === side}
      disabled={isFixed}
      onClick={() => desk.choose(side)}
    >
      <span class="side-name">{nameOf(side)}</span>
      <strong class="amount">{money.format(fight.odds[side])}</strong>
      <span class="meta">{staked > 0 ? t('mine', { stake: money.short(staked) }) : ''}</span>
    </button>
  )
}
