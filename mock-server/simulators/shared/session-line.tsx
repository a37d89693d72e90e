/** @jsxImportSource preact */
import type { ClientContext } from './kit.ts'
import { useTick } from './use-tick.ts'

/** Often enough for a clock that shows minutes, ms. */
const TICK = 5000

/** For how long this game has been played, and what came of it: stands above every game. A gain and a loss look alike. */
export function SessionLine({ kit: { session, money, t } }: { kit: Pick<ClientContext, 'session' | 'money' | 't'> }) {
  useTick(TICK)
  return (
    <p class="session meta">
      <span>{t('played', { minutes: session.minutes() })}</span>{' '}
      <span>
        {t('net')} <span class="amount">{money.signed(session.net())}</span>
      </span>
    </p>
  )
}
