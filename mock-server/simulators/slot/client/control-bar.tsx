/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { Icon } from '../../shared/icon.tsx'
import { StakeStepper } from '../../shared/stake-stepper.tsx'
import { icons } from './icons.ts'
import type { Game, GameProps } from './game.ts'

export const ControlBar = ({ game }: GameProps) => (
  <section class="controls" id="controls">
    <div class="plate">
      <Balance amount={game.player.balance.value} />
    </div>
    <Stepper game={game} />
    <div class="buttons">
      <button class="side" disabled={!game.isIdle.value} onClick={() => game.open('auto')}>
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

function Stepper({ game }: GameProps) {
  const { stage, player } = game
  const stake = player.stake.value
  return (
    <StakeStepper
      t={stage.t}
      stakes={player.stakes}
      stake={stake}
      displayed={player.freeLeft.value > 0 ? player.feature.value!.stake : stake}
      isDisabled={!game.isIdle.value}
      onChoose={(next) => player.choose(next)}
      onOpenAll={() => game.open('stakes')}
    />
  )
}

function SpinButton({ game }: GameProps) {
  const isStopping = game.isBusy.value || game.auto.remaining.value > 0
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

function labelOf({ auto, player, isBusy, isUnknown, stage: { t } }: Game): string {
  const [left, free] = [auto.remaining.value, player.freeLeft.value]
  if (left > 0) return left === Infinity ? t('skip') : t('spinsLeft', { count: left })
  if (isBusy.value) return t('skip')
  if (isUnknown.value) return t('ask')
  return free > 0 ? t('spinsLeft', { count: free }) : t('spin')
}
