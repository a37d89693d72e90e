/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { Icon } from '../../shared/icon.tsx'
import { StakeStepper } from '../../shared/stake-stepper.tsx'
import type { Game, OfGame } from './game.ts'
import { icons } from './icons.ts'

/** Balance, cost of a shot and the buttons. */
export function GameStore({ game }: OfGame) {
  const { t, purse, exchange } = game
  const isOpen = exchange.isOpen.value
  const isAuto = game.auto.left.value > 0
  return (
    <section class="desk" id="desk">
      <div class="plate">
        <Balance amount={purse.balance.value} />
      </div>
      <StakeStepper
        t={t}
        stakes={purse.stakes}
        stake={purse.stake.value}
        isDisabled={!isOpen || isAuto}
        choose={(stake) => purse.choose(stake)}
        openAll={() => game.open('stakes')}
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

function FireButton({ game }: OfGame) {
  const { isLocked, isCut, isUnknown } = game.exchange
  const isOff = isLocked.value || (isCut.value && !isUnknown.value)
  return (
    <button
      class="big fire"
      disabled={isOff}
      onClick={() => game.press()}
      // Held down, Enter would press it again and again: firing by itself has limits, and a place of its own.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {game.auto.left.value > 0 ? (
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
  if (auto.left.value > 0) return t('shotsLeft', { count: auto.left.value })
  return exchange.isUnknown.value ? t('ask') : t('fire')
}
