/** @jsxImportSource preact */
import type { OfDesk } from './desk.ts'
import { diePicture } from './pictures.ts'
import { sumOf } from './announcements.ts'

/** Three dice under a bowl, which is shaken when bets are closed and lifted for the result. */
export function Dice({ desk }: OfDesk) {
  const { show, phase } = desk
  const dealt = show.dealt.value
  const dice = dealt && 'dice' in dealt.result ? dealt.result.dice : [6, 6, 6]
  const isTold = dealt && !show.isDealing.value
  return (
    <div class="dice" key={dealt?.round.index}>
      <div data-state={dealt ? 'thrown' : phase.value === 'locked' ? 'shaken' : 'still'}>
        {dice.map((pips, index) => (
          <img key={index} src={diePicture(pips)} alt="" style={{ animationDelay: `${index * 300}ms` }} />
        ))}
      </div>
      <b class="amount">{isTold ? sumOf(dice) : ''}</b>
    </div>
  )
}
