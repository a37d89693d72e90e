/** @jsxImportSource preact */
import { explain, type Problem } from '../../shared/error-message.ts'
import { Notice } from '../../shared/notice.tsx'
import { BetBar } from './bet-bar.tsx'
import { Strip } from './board.tsx'
import { placeBets } from './commands.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { Felt } from './felt.tsx'
import { Header } from './header.tsx'
import { OpenSheet } from './open-sheet.tsx'
import { Purse } from './purse.tsx'
import { RoundBar } from './round-bar.tsx'
import { Spots } from './spots.tsx'

type Props = OfDesk & { poll(): Promise<void>; toTables(): void }

/** The page of one table. */
export function TablePage({ desk, poll, toTables }: Props) {
  const place = () => void placeBets(desk).then(poll)
  return (
    <>
      <Notice problem={problemOf(desk, place)} />
      <main class="table" data-kind={desk.kind}>
        <Header desk={desk} toTables={toTables} />
        <Purse kit={desk} balance={desk.show.balance.value} />
        <RoundBar desk={desk} />
        <Felt desk={desk} />
        <Strip desk={desk} />
        <Spots desk={desk} />
        <BetBar desk={desk} place={place} />
      </main>
      <OpenSheet desk={desk} />
    </>
  )
}

/** Bets of which nobody knows whether they were taken come first; then what the player did, then the line. */
function problemOf({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isUnderWay) return undefined
  if (placing.isUnknown) return explain(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}
