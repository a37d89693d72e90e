/** @jsxImportSource preact */
import { Balance } from '../../kit/balance.tsx'
import { Icon, IconButton } from '../../kit/icon.tsx'
import { icons } from './icons.ts'
import type { Game, OfGame } from './game.ts'

/** Balance, stake and the buttons. */
export const Desk = ({ game }: OfGame) => (
  <section class="desk" id="desk">
    <div class="plate">
      <Balance amount={game.balance.value} />
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
  const { stage, kit, table } = game
  const isStill = game.isStill.value
  const stake = game.stake.value
  const shown = game.freeLeft.value > 0 ? game.feature.value!.stake : stake
  return (
    <div class="plate stepper">
      <IconButton
        label={stage.t('lessStake')}
        d={icons.minus}
        isDisabled={!isStill || stake === table.stakes[0]}
        run={() => game.step(-1)}
      />
      <button class="stake" disabled={!isStill} onClick={() => game.open('stakes')}>
        <span>{stage.t('stake')}</span>
        <strong class="amount">{kit.money.plain(shown)}</strong>
      </button>
      <IconButton
        label={stage.t('moreStake')}
        d={icons.plus}
        isDisabled={!isStill || stake === table.stakes.at(-1)}
        run={() => game.step(1)}
      />
    </div>
  )
}

function SpinButton({ game }: OfGame) {
  const isStopping = game.isBusy.value || game.autoLeft.value > 0
  return (
    <button class="spin" disabled={game.isLocked.value} onClick={() => game.press()}>
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

function labelOf({ autoLeft, freeLeft, isBusy, stage: { t } }: Game): string {
  if (autoLeft.value > 0) return autoLeft.value === Infinity ? t('skip') : t('spinsLeft', { count: autoLeft.value })
  if (isBusy.value) return t('skip')
  return freeLeft.value > 0 ? t('spinsLeft', { count: freeLeft.value }) : t('spin')
}
