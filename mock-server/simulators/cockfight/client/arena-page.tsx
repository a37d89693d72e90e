/** @jsxImportSource preact */
import { explain, type Problem } from '../../shared/error-message.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { RoundTime } from '../../shared/round-time.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { BetBar } from './bet-bar.tsx'
import { Board } from './board.tsx'
import { placeBet } from './commands.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { icons } from './icons.ts'
import { OpenSheet } from './open-sheet.tsx'
import { Ring } from './ring.tsx'
import { Sides } from './sides.tsx'

/** The page of one arena. */
export function ArenaPage({ desk, poll }: OfDesk & { poll(): Promise<void> }) {
  const { t, clock, state } = desk
  const place = () => void placeBet(desk, poll)
  return (
    <>
      <Notice problem={problemOf(desk, place)} />
      <main>
        <Header desk={desk} />
        <SessionLine kit={desk} />
        <RoundTime clock={clock} numero={String(state.value.fight.number)} words={t} />
        <Ring desk={desk} />
        <Board desk={desk} />
        <Said desk={desk} />
        <Sides desk={desk} />
        <BetBar desk={desk} place={place} />
        <p class="small-print">{t('playMoney')}</p>
      </main>
      <OpenSheet desk={desk} />
    </>
  )
}

const Header = ({ desk: { arena, frame, t, open } }: OfDesk) => (
  <GameHeader name={arena.game.names[frame.language]}>
    <IconButton label={t('history')} d={icons.history} run={() => open('history')} />
    <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
  </GameHeader>
)

/** What came of the last command or fight; or what the choice would bring. */
function Said({ desk: { t, money, side, stake, state, said, nameOf, ...desk } }: OfDesk) {
  const { text, isGain } = said.value
  const chosen = desk.isOpen() ? side.value : undefined
  const wouldPay = (): string => {
    const won = Math.floor(stake.value * state.value.fight.odds[chosen!] * 100 + 1e-6) / 100
    return t('wouldPay', { name: nameOf(chosen!), won: money.plain(won) })
  }
  return (
    <p class="said" role="status" data-gain={(isGain && !chosen) || undefined}>
      {chosen ? wouldPay() : text}
    </p>
  )
}

/** A bet of which nobody knows whether it was taken comes first; then what the player did, then the line. */
function problemOf({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isUnderWay) return undefined
  if (placing.isUnknown) return explain(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}
