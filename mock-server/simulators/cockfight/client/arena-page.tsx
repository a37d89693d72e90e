/** @jsxImportSource preact */
import { toProblem, type Problem } from '../../shared/error-message.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { RoundTime } from '../../shared/round-time.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { BetBar } from './bet-bar.tsx'
import { Board } from './board.tsx'
import { placeBet } from './commands.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { icons } from './icons.ts'
import { OpenSheet } from './open-sheet.tsx'
import { Ring } from './ring.tsx'
import { Sides } from './sides.tsx'

export function ArenaPage({ store, poll }: StoreProps & { poll(): Promise<void> }) {
  const { t, clock, state } = store
  const placeNow = () => void placeBet(store, poll)
  return (
    <>
      <Notice problem={currentProblem(store, placeNow)} />
      <main>
        <Header store={store} />
        <SessionLine context={store} />
        <RoundTime clock={clock} numero={String(state.value.fight.number)} translate={t} />
        <Ring store={store} />
        <Board store={store} />
        <ResultMessage store={store} />
        <Sides store={store} />
        <BetBar store={store} place={placeNow} />
      </main>
      <OpenSheet store={store} />
    </>
  )
}

const Header = ({ store: { arena, frame, t, open } }: StoreProps) => (
  <GameHeader name={arena.game.names[frame.language]}>
    <IconButton label={t('history')} d={icons.history} run={() => open('history')} />
    <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
  </GameHeader>
)

function ResultMessage({ store: { t, money, side, stake, state, message, nameOf, ...store } }: StoreProps) {
  const { text, isGain } = message.value
  const chosen = store.isOpen() ? side.value : undefined
  const wouldPay = (): string => {
    const won = Math.floor(stake.value * state.value.fight.odds[chosen!] * 100 + 1e-6) / 100
    return t('wouldPay', { name: nameOf(chosen!), won: money.plain(won) })
  }
  return (
    <p class="message" role="status" data-gain={(isGain && !chosen) || undefined}>
      {chosen ? wouldPay() : text}
    </p>
  )
}

/** A bet of unknown outcome has priority, then the last command, then the connection. */
function currentProblem({ t, placing, problem, connection }: GameStore, onAsk: () => void): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, onAsk)
  return problem.value ?? connection.value
}
