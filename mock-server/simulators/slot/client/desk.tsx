/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { Icon } from '../../shared/icon.tsx'
import { StakeStepper } from '../../shared/stake-stepper.tsx'
import { icons } from './icons.ts'
import type { Game, OfGame } from './game.ts'

/** Balance, stake and the buttons. */
export const GameStore = ({ game }: OfGame) => (
  <section class="desk" id="desk">
    <div class="plate">
      <Balance amount={game.purse.balance.value} />
    </div>
    <Stepper game={game} />
    <div class="buttons">
      <button class="side" disabled={!game.isStill.value} onClick={() => game.open('auto')}>
        <Icon d={icons.auto} />
        {game.stage.t('auto')}
      </button>
      <SpinButton game={game} />
      <button class="side" aria-pressed={game.isQuick.value} onClick={() => game.toggleQuick()}>
        <Icon d={icons.quick} />
        {game.stage.t('quick')}
      </button>
    </div>
  </section>
)

function Stepper({ game }: OfGame) {
  const { stage, purse } = game
  const stake = purse.stake.value
  return (
    <StakeStepper
      t={stage.t}
      stakes={purse.stakes}
      stake={stake}
      shown={purse.freeLeft.value > 0 ? purse.feature.value!.stake : stake}
      isDisabled={!game.isStill.value}
      choose={(next) => purse.choose(next)}
      openAll={() => game.open('stakes')}
    />
  )
}

function SpinButton({ game }: OfGame) {
  const isStopping = game.isBusy.value || game.auto.left.value > 0
  return (
    <button class="big spin" disabled={game.isLocked.value} onClick={() => game.press()}>
      {isStopping ? (
        <Icon>
          <rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor" />
        </Icon>
      ) : (
        <Icon d={icons.spin} />
      )}
      <span>{labelOf(game)}</span>
    </button>
  )
}

function labelOf({ auto, purse, isBusy, isUnknown, stage: { t } }: Game): string {
  const [left, free] = [auto.left.value, purse.freeLeft.value]
  if (left > 0) return left === Infinity ? t('skip') : t('spinsLeft', { count: left })
  if (isBusy.value) return t('skip')
  if (isUnknown.value) return t('ask')
  return free > 0 ? t('spinsLeft', { count: free }) : t('spin')
}
