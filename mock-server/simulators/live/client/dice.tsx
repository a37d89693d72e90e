/** @jsxImportSource preact */
import type { StoreProps } from './game-store.ts'
import { diePicture } from './pictures.ts'
import { sumOf } from './announcements.ts'

export function Dice({ store }: StoreProps) {
  const { displayed, phase } = store
  const dealt = displayed.dealt.value
  const dice = dealt && 'dice' in dealt.result ? dealt.result.dice : [6, 6, 6]
  const isShown = dealt && !displayed.isDealing.value
  return (
    <div class="dice" key={dealt?.round.index}>
      <div data-state={dealt ? 'thrown' : phase.value === 'locked' ? 'shaken' : 'still'}>
        {dice.map((pips, index) => (
          <img key={index} src={diePicture(pips)} alt="" style={{ animationDelay: `${index * 300}ms` }} />
        ))}
      </div>
      <b class="amount">{isShown ? sumOf(dice) : ''}</b>
    </div>
  )
}
