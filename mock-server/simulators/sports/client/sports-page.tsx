/** @jsxImportSource preact */
import { explain, type Problem } from '../../shared/error-message.ts'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { placeSlip, problemOf } from './commands.ts'
import type { GameStore, OfDesk, Poll } from './desk.ts'
import { Filters } from './filters.tsx'
import { Header, titleOf } from './header.tsx'
import { MatchList } from './match-list.tsx'
import { OpenSheet } from './open-sheet.tsx'
import { Results } from './results.tsx'
import { SlipBar } from './slip-bar.tsx'

/** The page of the sports book. */
export function SportsPage({ desk, poll }: OfDesk & { poll: Poll }) {
  useTitle(titleOf(desk))
  const ask = () =>
    void placeSlip(desk)
      .then(poll)
      .catch((error: unknown) => void (desk.problem.value = problemOf(desk, error, 'oddsChanged')))
  return (
    <>
      <Notice problem={noticeOf(desk, ask)} />
      <main>
        <Header desk={desk} />
        <SessionLine kit={desk} />
        <Results desk={desk} />
        <div class="floor">
          <Filters desk={desk} />
          <MatchList desk={desk} />
          <p class="meta small-print">{desk.t('playMoney')}</p>
        </div>
        <SlipBar desk={desk} />
      </main>
      <OpenSheet desk={desk} poll={poll} />
    </>
  )
}

/** Bets of which nobody knows whether they were taken come first; then what the player did, then the line. */
function noticeOf({ t, placing, cashing, problem, connection, open }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isUnderWay) return undefined
  if (placing.isUnknown) return explain(t, { status: 0, code: 'outcome.unknown' }, ask)
  if (cashing.isUnknown) return { text: t('outcomeUnknown'), action: { label: t('myBets'), run: () => open('bets') } }
  return problem.value ?? connection.value
}
