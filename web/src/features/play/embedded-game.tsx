import { type UseQueryResult, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GatewayError } from '@longan/sdk'
import { formatDayTime } from '#lib/time/dates.ts'
import { problemCode, problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import { findBreak } from '#shared/breaks/break-facts.ts'
import type { FrameAddress } from '#shared/game-frame.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { LoadingCover } from '#ui/page/loading-cover.tsx'
import { OtherGame } from './other-game.tsx'
import { RefusedByStatement } from './recent-statement.tsx'
import { betReads } from '#api/games/records.queries.ts'
import { listRecentGames } from '@longan/react-query/my-games'
import { listTransactions } from '@longan/react-query/records'
import { getWallet, getWalletBalance } from '@longan/react-query/wallet'
import { invalidate } from '@longan/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './play-screen.module.css'

const BreakNotice = lazyComponent(() => import('#shared/breaks/break-notice.tsx').then((file) => file.BreakNotice))

type LaunchStateProps = { launch: UseQueryResult<string>; address: FrameAddress | undefined; onLeave: () => void }

export function LaunchState({ launch, address, onLeave }: LaunchStateProps) {
  const { t } = useTranslation()
  const retry = { onRetry: () => void launch.refetch(), retrying: launch.isFetching }
  if (launch.isPending) return <LoadingCover text={t('launching')} />
  if (!launch.isError) return address ? null : <ErrorPanel message={t('urlEmpty')} {...retry} />
  const code = problemCode(launch.error)
  if (code === 'statement.pending') return <RefusedByStatement onConfirmed={retry.onRetry} onLeave={onLeave} />
  const found = findBreak(launch.error)
  if (found)
    return (
      <div className={styles.rest}>
        <BreakNotice found={found} />
      </div>
    )
  return (
    <ErrorPanel message={problemText(launch.error)} code={code} {...retry}>
      {balanceErrors.includes(code) && <ButtonLink to={paths.deposit}>{t('deposit')}</ButtonLink>}
      {code === 'game.parallel' && <OtherGame error={launch.error} onClosed={retry.onRetry} />}
      {code === 'limit.time.exceeded' && <TimeAgain error={launch.error} />}
    </ErrorPanel>
  )
}

/** When play goes on, and the way to the limit of the member that is used up. */
function TimeAgain({ error }: { error: Error }) {
  const { t } = useTranslation('play')
  const data: { ruleId?: unknown; resetsAt?: unknown } = (error instanceof GatewayError && error.value?.data) || {}
  const { ruleId, resetsAt } = data
  return (
    <>
      {typeof resetsAt === 'number' && <p>{t('timeAgain', { time: formatDayTime(resetsAt) })}</p>}
      {ruleId !== 'pause.after.hour' && <ButtonLink to={paths.responsible}>{t('toLimits')}</ButtonLink>}
    </>
  )
}

const balanceErrors = ['launch_game_balance_not_enough', 'balance.not.enough']

/** A vendor may report to the wallet late, so the balance is fetched again after each of these delays, ms. */
const REFETCH_DELAYS = [500, 2000, 5000]

const invalidateMoney = (client: QueryClient) =>
  void invalidate(client, [getWallet, getWalletBalance, listTransactions, ...betReads])

export function useBalanceRefresh() {
  const client = useQueryClient()
  // The game changes the balance without this page knowing; leaving it is the last chance to notice.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && invalidateMoney(client)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      invalidateMoney(client)
      for (const pause of REFETCH_DELAYS) setTimeout(() => invalidateMoney(client), pause)
      void invalidate(client, [listRecentGames])
    }
  }, [client])
}

export function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
