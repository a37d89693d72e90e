/** @jsxImportSource preact */
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton, Icon } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/bets/session-line.tsx'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import { OpenSheet, ShotHistory } from './open-sheet.tsx'
import { Stage } from './stage.tsx'
import { Balance } from '../../shared/bets/balance.tsx'
import { StakeStepper } from '../../shared/bets/stake-stepper.tsx'
import type { ClientContext } from '../../shared/client-context.ts'
import { onVisible } from '../../shared/browser.ts'
import type { WaterResponse } from '../rules/fish.simulator.ts'
import { Game, type GameProps } from './game.ts'

const FishPage = ({ game }: GameProps) => (
  <>
    <Notice problem={game.exchange.problem.value} />
    <main>
      <GameHeader name={game.table.game.names[game.context.frame.language]}>
        <HistoryButton label={game.t('history')} d={icons.history} run={() => game.open('history')} />
        <IconButton label={game.t('rules')} d={icons.rules} run={() => game.open('rules')} />
      </GameHeader>
      <SessionLine context={game.context} />
      <Stage game={game} />
      <ControlBar game={game} />
    </main>
    <SideHistory title={game.t('history')}>
      <ShotHistory game={game} />
    </SideHistory>
    <OpenSheet game={game} />
  </>
)

function ControlBar({ game }: GameProps) {
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
        {game.table.terms.isAutoPlayAllowed && (
          <button class="side" disabled={!isOpen || isAuto} onClick={() => game.open('auto')}>
            <Icon d={icons.auto} />
            {t('auto')}
          </button>
        )}
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
  const { isLocked, isOffline, isUnknown, pace } = game.exchange
  const isDisabled = isLocked.value || (isOffline.value && !isUnknown.value)
  return (
    <button
      class="big fire"
      disabled={isDisabled}
      aria-disabled={!pace.isReady.value}
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

const icons = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6h.01',
  fire: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z',
  auto: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  next: 'M3 12c4-6 10-6 14 0-4 6-10 6-14 0zM17 12l4-4v8zM7.5 11h.01',
}

export async function openFish(context: ClientContext) {
  const game = new Game(context, await context.calls.open<WaterResponse>('/partners/fish/open'))
  onVisible(() => void game.exchange.poller.poll(game.now))
  return <FishPage game={game} />
}
