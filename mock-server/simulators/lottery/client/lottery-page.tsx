/** @jsxImportSource preact */
import { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { BetBar } from './bet-bar.tsx'
import { changeGame, placeCart } from './commands.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { Header } from './header.tsx'
import { PlayTabs, PlayPad } from './plays.tsx'
import { Results } from './results.tsx'
import { Round } from './round.tsx'
import { OpenSheet } from './open-sheet.tsx'

type Props = OfDesk & { poll(): Promise<void> }

/** The page of one lottery. */
export function LotteryPage({ desk, poll }: Props) {
  const { name } = desk.table.value.game
  useTitle(name)
  const place = async () => {
    await placeCart(desk)
    await poll()
  }
  const ask = () => void place().catch((error: unknown) => void refuse(desk, error))
  return (
    <>
      <Notice problem={problemOf(desk, ask)} />
      <main>
        <Header desk={desk} />
        <SessionLine kit={desk} />
        <Round desk={desk} />
        <Results desk={desk} />
        <PlayTabs desk={desk} />
        <PlayPad desk={desk} />
        <BetBar desk={desk} />
      </main>
      <OpenSheet desk={desk} place={place} goTo={(code) => void changeGame(desk, code, poll)} />
    </>
  )
}

/** Bets of which nobody knows whether they were taken come first; then what the player did, then the line. */
function problemOf({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isUnderWay) return undefined
  if (placing.isUnknown) return explain(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}

function refuse({ t, problem }: GameStore, error: unknown) {
  if (!(error instanceof CallError)) throw error
  if (!error.isUnknown) problem.value = explain(t, error)
}
