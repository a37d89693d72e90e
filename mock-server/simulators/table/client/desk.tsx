/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { StakeChips } from '../../shared/stake-chips.tsx'
import { useTick } from '../../shared/use-tick.ts'
import type { Game, OfGame } from './game.ts'

/** Chips on offer, in lowest stakes. */
const STEPS = [1, 2, 5, 10, 50, 100, 500]
const TICK = 500

/** The stake, the balance, and the one button. */
export const GameStore = ({ game }: OfGame) => (
  <section class="desk">
    <Stake game={game} />
    <div class="actions">
      <Balance amount={game.balance.value} />
      <BigButton game={game} />
    </div>
  </section>
)

/** Chips to choose from; while a hand is played, what it was dealt for. */
function Stake({ game }: OfGame) {
  const { t, kit, table, stake, felt, isBusy, isUnknown } = game
  const isFixed = felt.isWaiting.value || isBusy.value || isUnknown.value
  const { plain } = kit.money
  const staked = felt.isWaiting.value ? felt.hand.value!.stake : stake.value
  return (
    <div class="stake">
      <div data-away={isFixed || undefined}>
        <StakeChips
          label={t('stake')}
          stakes={STEPS.map((step) => step * table.minStake)}
          stake={stake.value}
          usual={table.minStake}
          onStake={game.choose}
        />
        <p class="meta" data-wrong={!isFine(game) || undefined}>
          {t('limits', { min: plain(table.minStake), max: plain(table.maxStake) })}
        </p>
      </div>
      <p class="staked" data-away={!isFixed || undefined}>
        <span>
          {t('stake')} <strong class="amount">{plain(staked)}</strong>
        </span>
        {felt.isWaiting.value && <TimeLeft game={game} />}
        <SecondButton game={game} />
      </p>
    </div>
  )
}

/** Until the hand is shown by itself. */
function TimeLeft({ game }: OfGame) {
  useTick(TICK)
  return <span class="meta">{game.t('showsIn', { seconds: game.patience.secondsLeft() })}</span>
}

/** To draw, where the hand may also be shown: beside what was staked, so that nothing moves for it. */
function SecondButton({ game }: OfGame) {
  if (!game.may('draw') || !game.may('show') || game.isUnknown.value) return null
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

/** @note While something is under way it is not disabled, or the keyboard would lose it; `Game` does one thing at a time. */
function BigButton({ game }: OfGame) {
  const { t, kit, felt, isUnknown, isBusy, isLocked, stake } = game
  const isDealing = !felt.isWaiting.value && !isUnknown.value
  const label = isDealing ? t('deal', { stake: kit.money.plain(stake.value) }) : t(wordOf(game))
  return (
    <button
      class="primary go play"
      aria-disabled={isBusy.value}
      disabled={isLocked.value || (isDealing && !isFine(game))}
      onClick={() => void game.press()}
    >
      {label}
    </button>
  )
}

function wordOf({ isUnknown, may }: Game) {
  if (isUnknown.value) return 'ask'
  return may('show') ? 'show' : 'draw'
}

const isFine = ({ table: { minStake, maxStake }, stake: { value } }: Game) => value >= minStake && value <= maxStake
