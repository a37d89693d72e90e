/** @jsxImportSource preact */
import type { ClientContext } from '../client-context.ts'
import { useTick } from '../round/use-tick.ts'

const TICK = 5000

/** The badge of play money, and the duration and net result of the visit, above every game. A gain and a loss look alike. */
export function SessionLine({
  context: { session, money, t },
}: {
  context: Pick<ClientContext, 'session' | 'money' | 't'>
}) {
  useTick(TICK)
  return (
    <p class="session meta">
      <span class="demo">{t('demo')}</span> <span>{t('played', { minutes: session.minutes() })}</span>{' '}
      <span>
        {t('net')} <span class="amount">{money.signed(session.net())}</span>
      </span>
    </p>
  )
}
