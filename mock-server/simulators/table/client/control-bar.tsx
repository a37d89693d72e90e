/** @jsxImportSource preact */
import { Balance } from '../../shared/bets/balance.tsx'
import { StakeChips } from '../../shared/bets/stake-chips.tsx'
import { useTick } from '../../shared/round/use-tick.ts'
import type { Game, GameProps } from './game.ts'

/** Offered stakes, in lowest stakes. */
const STEPS = [1, 2, 5, 10, 50, 100, 500]
const TICK = 500

export const ControlBar = ({ game }: GameProps) => (
  <section class="controls">
    <Stake game={game} />
    <div class="actions">
      <Balance amount={game.balance.value} />
      <BigButton game={game} />
    </div>
  </section>
)

function Stake({ game }: GameProps) {
  const { t, context, table, stake, view, isBusy, isUnknown } = game
  const isFixed = view.isHandOpen.value || isBusy.value || isUnknown.value
  const { plain } = context.money
  const staked = view.isHandOpen.value ? view.hand.value!.stake : stake.value
  return (
    <div class="stake">
      <div data-away={isFixed || undefined}>
        <StakeChips
          label={t('stake')}
          stakes={STEPS.map((step) => step * table.minStake)}
          stake={stake.value}
          defaultStake={table.minStake}
          onStake={game.choose}
        />
        <p class="meta" data-wrong={!isStakeAllowed(game) || undefined}>
          {t('limits', { min: plain(table.minStake), max: plain(table.maxStake) })}
        </p>
      </div>
      <p class="staked" data-away={!isFixed || undefined}>
        <span>
          {t('stake')} <strong class="amount">{plain(staked)}</strong>
        </span>
        {view.isHandOpen.value && <TimeLeft game={game} />}
        <SecondButton game={game} />
      </p>
    </div>
  )
}

function TimeLeft({ game }: GameProps) {
  useTick(TICK)
  return <span class="meta">{game.t('showsIn', { seconds: game.timeout.secondsLeft() })}</span>
}

/** The draw button while the hand may also be shown: next to the stake, so that the layout does not move. */
function SecondButton({ game }: GameProps) {
  if (!game.canMove('draw') || !game.canMove('show') || game.isUnknown.value) return null
  return (
    <button
      class="second"
      aria-disabled={game.isBusy.value}
      disabled={game.isLocked.value}
      onClick={() => void game.draw()}
    >
      {game.t('draw')}
    </button>
  )
}

/** @note Not disabled while a command is pending, or it would lose the keyboard focus. `Game` runs one command at a time. */
function BigButton({ game }: GameProps) {
  const { t, context, view, isUnknown, isBusy, isLocked, stake } = game
  const isDealing = !view.isHandOpen.value && !isUnknown.value
  const label = isDealing ? t('deal', { stake: context.money.plain(stake.value) }) : t(labelKeyOf(game))
  return (
    <button
      class="primary go play"
      aria-disabled={isBusy.value}
      disabled={isLocked.value || (isDealing && !isStakeAllowed(game))}
      onClick={() => void game.press()}
    >
      {label}
    </button>
  )
}

function labelKeyOf({ isUnknown, canMove }: Game) {
  if (isUnknown.value) return 'ask'
  return canMove('show') ? 'show' : 'draw'
}

const isStakeAllowed = ({ table: { minStake, maxStake }, stake: { value } }: Game) =>
  value >= minStake && value <= maxStake
