/** @jsxImportSource preact */
import { postToParent } from '../../../shared/frame.ts'
import type { GameStore, StoreProps } from '../game-store.ts'
import { totalsOf } from './slip-bar.tsx'

type Props = StoreProps & { submit(): void; clearProblem(): void }

export function SlipButton({ store, submit, clearProblem }: Props) {
  const { label, run } = currentAction(store, { submit, clearProblem })
  return (
    <button class="primary wide" disabled={!run} onClick={run}>
      {label}
    </button>
  )
}

type SlipAction = { label: string; run?: () => void }

function currentAction(store: GameStore, { submit, clearProblem }: Omit<Props, 'store'>): SlipAction {
  const { t, slip, placing, money, isGuest } = store
  const thenClear = (change: () => void) => () => {
    change()
    clearProblem()
  }
  if (placing.isPending) return { label: t('placing') }
  if (placing.isUnknown) return { label: t('askAgain'), run: submit }
  if (slip.closed().length > 0) return { label: t('closedPicks'), run: thenClear(slip.dropClosed) }
  if (slip.changed().length > 0) return { label: t('agree'), run: thenClear(slip.agree) }
  if (isGuest) return { label: t('signInToBet'), run: () => postToParent({ relogin: true }) }
  const label = t('place', { total: money.plain(totalsOf(store).cost) })
  return slip.lines.value.length === 0 ? { label } : { label, run: submit }
}
