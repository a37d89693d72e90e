/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { Icon } from '../../shared/icon.tsx'
import { StakeStepper } from '../../shared/stake-stepper.tsx'
import type { Game, GameProps } from './game.ts'
import { icons } from './icons.ts'

export function ControlBar({ game }: GameProps) {
  const { t, player, exchange } = game
  const isOpen = exchange.isOpen.value
  const isAuto = game.auto.remaining.value > 0
  return (
    <section class="controls" id="controls">
      <div class="plate">
        <Balance amount={player.balance.value} />
      </div>
      <StakeStepper
        t={t}
        stakes={player.stakes}
        stake={player.stake.value}
        isDisabled={!isOpen || isAuto}
        onChoose={(stake) => player.choose(stake)}
        onOpenAll={() => game.open('stakes')}
      />
      <div class="buttons">
        <button class="side" disabled={!isOpen || isAuto} onClick={() => game.open('auto')}>
          <Icon d={icons.auto} />
          {t('auto')}
        </button>
        <FireButton game={game} />
        <button class="side" aria-pressed={game.gun.target.value !== undefined} onClick={() => game.pick(1)}>
          <Icon d={icons.next} />
          {t('next')}
        </button>
      </div>
    </section>
  )
}

function FireButton({ game }: GameProps) {
  const { isLocked, isOffline, isUnknown } = game.exchange
  const isDisabled = isLocked.value || (isOffline.value && !isUnknown.value)
  return (
    <button
      class="big fire"
      disabled={isDisabled}
      onClick={() => game.press()}
      // Ignores a held Enter key: automatic fire has its own button and limits.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {game.auto.remaining.value > 0 ? (
        <Icon>
          <rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor" />
        </Icon>
      ) : (
        <Icon d={icons.fire} />
      )}
      <span>{labelOf(game)}</span>
    </button>
  )
}

function labelOf({ auto, exchange, t }: Game): string {
  if (auto.remaining.value > 0) return t('shotsLeft', { count: auto.remaining.value })
  return exchange.isUnknown.value ? t('ask') : t('fire')
}
