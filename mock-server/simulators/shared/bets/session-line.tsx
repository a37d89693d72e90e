/** @jsxImportSource preact */
import { type ClientContext, useClientContext } from '../client-context.ts'
import { useTick } from '../round/use-tick.ts'

const TICK = 5000

/**
 * The badge of play money, and the duration and net result of the visit, above every game. A gain and a loss look alike. Where the bar of
 * the site shows duration and result, the header has the badge.
 */
export function SessionLine({
  context: { session, money, t },
}: {
  context: Pick<ClientContext, 'session' | 'money' | 't'>
}) {
  const { frame } = useClientContext()
  useTick(TICK)
  if (frame.isTitleOutside) return null
  return (
    <p class="session meta">
      <PlayMoney /> <span>{t('played', { minutes: session.minutes() })}</span>{' '}
      <span>
        {t('net')} <span class="amount">{money.signed(session.net())}</span>&nbsp;{money.currency}
      </span>
    </p>
  )
}

const PlayMoney = () => <span class="demo">{useClientContext().t('demo')}</span>

/** The badge of a header, where no session line has it. */
export const HeaderBadge = () => (useClientContext().frame.isTitleOutside ? <PlayMoney /> : null)
