/** @jsxImportSource preact */
import { postToParent } from '../../shared/frame.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { sumsOf } from './slip-bar.tsx'

type Props = OfDesk & { submit(): void; forgive(): void }

/**
 * The one button of the slip: it asks again after what nobody knows, lets the player agree to odds that have changed, drops what has
 * closed, signs a guest in, and else places the bets.
 */
export function SlipButton({ desk, submit, forgive }: Props) {
  const { label, run } = deedOf(desk, { submit, forgive })
  return (
    <button class="primary wide" disabled={!run} onClick={run}>
      {label}
    </button>
  )
}

type Deed = { label: string; run?: () => void }

function deedOf(desk: GameStore, { submit, forgive }: Omit<Props, 'desk'>): Deed {
  const { t, slip, placing, money, isGuest } = desk
  const then = (change: () => void) => () => {
    change()
    forgive()
  }
  if (placing.isUnderWay) return { label: t('placing') }
  if (placing.isUnknown) return { label: t('askAgain'), run: submit }
  if (slip.closed().length > 0) return { label: t('closedPicks'), run: then(slip.dropClosed) }
  if (slip.changed().length > 0) return { label: t('agree'), run: then(slip.agree) }
  if (isGuest) return { label: t('signInToBet'), run: () => postToParent({ relogin: true }) }
  const label = t('place', { total: money.plain(sumsOf(desk).cost) })
  return slip.lines.value.length === 0 ? { label } : { label, run: submit }
}
