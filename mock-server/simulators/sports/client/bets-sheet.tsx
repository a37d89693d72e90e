/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { Choices } from '../../shared/choices.tsx'
import { toProblem, type Problem } from '../../shared/error-message.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { BetRow } from './bet-row.tsx'
import type { GameStore, StoreProps, Poll } from './game-store.ts'
import { isOpen } from './news.ts'
import { ProblemBox } from './problem-box.tsx'
import { type CashOut, useCashOut } from './use-cash-out.ts'

const MAX_BETS = 50
const VIEWS = ['unsettled', 'settled'] as const
type View = (typeof VIEWS)[number]

export function BetsSheet({ store, close, poll }: StoreProps & { close(): void; poll: Poll }) {
  const { t, bets, message } = store
  const [view, setView] = useState<View>('unsettled')
  const cashOut = useCashOut(store, poll)
  // Polls at once, so that bets from other windows appear and offers are current.
  useLayoutEffect(() => void poll(), [poll])
  const visibleBets = bets.value?.filter((bet) => isOpen(bet) === (view === 'unsettled'))
  const problem = currentProblem(store, cashOut)
  return (
    <Sheet title={t('myBets')} onClose={close}>
      <Choices
        class="kinds"
        label={t('myBets')}
        values={VIEWS}
        selected={view}
        format={(name) => t(name)}
        onChoose={(name) => setView(name)}
      />
      {problem && <ProblemBox {...problem} />}
      <p class="sum" role="status">
        {message.value}
      </p>
      <ul class="lines bets">
        {visibleBets?.map((bet) => (
          <BetRow key={bet.orderNo} store={store} bet={bet} cashOut={cashOut} />
        ))}
        {visibleBets?.length === 0 && <li class="empty">{t('noBets')}</li>}
        {!visibleBets && !problem && <li class="empty">{t('loadingBets')}</li>}
      </ul>
      {bets.value?.length === MAX_BETS && <p class="meta">{t('onlyLatest', { count: MAX_BETS })}</p>}
    </Sheet>
  )
}

function currentProblem({ t, cashing, connection }: GameStore, { problem, run }: CashOut) {
  const unknown: Problem | undefined =
    cashing.isUnknown && !cashing.isPending ? toProblem(t, { status: 0, code: 'outcome.unknown' }, run) : undefined
  return unknown ?? problem ?? connection.value
}
