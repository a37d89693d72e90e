/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { Choices } from '../../shared/choices.tsx'
import { explain, type Problem } from '../../shared/error-message.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { BetRow } from './bet-row.tsx'
import type { GameStore, OfDesk, Poll } from './desk.ts'
import { isOpen } from './news.ts'
import { Trouble } from './trouble.tsx'
import { type CashOut, useCashOut } from './use-cash-out.ts'

const BETS_SHOWN = 50
const VIEWS = ['unsettled', 'settled'] as const
type View = (typeof VIEWS)[number]

/** The player's bets: those that wait, which may be cashed out, and those that are over. */
export function BetsSheet({ desk, close, poll }: OfDesk & { close(): void; poll: Poll }) {
  const { t, bets, said } = desk
  const [view, setView] = useState<View>('unsettled')
  const cashOut = useCashOut(desk, poll)
  // What was bet elsewhere meanwhile is heard at once, and the offers are those of now.
  useLayoutEffect(() => void poll(), [poll])
  const shown = bets.value?.filter((bet) => isOpen(bet) === (view === 'unsettled'))
  const problem = problemIn(desk, cashOut)
  return (
    <Sheet title={t('myBets')} onClose={close}>
      <Choices
        class="kinds"
        label={t('myBets')}
        values={VIEWS}
        chosen={view}
        write={(name) => t(name)}
        choose={(name) => setView(name)}
      />
      {problem && <Trouble {...problem} />}
      <p class="sum" role="status">
        {said.value}
      </p>
      <ul class="lines bets">
        {shown?.map((bet) => (
          <BetRow key={bet.orderNo} desk={desk} bet={bet} cashOut={cashOut} />
        ))}
        {shown?.length === 0 && <li class="empty">{t('noBets')}</li>}
        {!shown && !problem && <li class="empty">{t('loadingBets')}</li>}
      </ul>
      {bets.value?.length === BETS_SHOWN && <p class="meta">{t('onlyLatest', { count: BETS_SHOWN })}</p>}
    </Sheet>
  )
}

/** A bet that nobody knows to be ended comes first, then why one was not, then the line. */
function problemIn({ t, cashing, connection }: GameStore, { problem, run }: CashOut) {
  const unknown: Problem | undefined =
    cashing.isUnknown && !cashing.isUnderWay ? explain(t, { status: 0, code: 'outcome.unknown' }, run) : undefined
  return unknown ?? problem ?? connection.value
}
