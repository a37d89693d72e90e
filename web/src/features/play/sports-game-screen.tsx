import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sportsQuery } from '#api/launch.queries.ts'
import { session, useSession, useSessionLost } from '#api/session.ts'
import { useDocumentTitle } from '#i18n/use-document-title.ts'
import { paths } from '#lib/paths.ts'
import { PartnerFrame, useFrameAddress } from '#shared/partner-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.ts'
import { LaunchState } from './launch-state.tsx'
import styles from './sports-game-screen.module.css'
import { useFreshMoney } from './use-fresh-money.ts'
import { useLeave } from './use-leave.ts'
import { useOpenings } from './use-openings.ts'

/** The specification's pace: blank for a moment, and seen a moment after it has loaded. */
const PACE = { blank: 150, show: 100 }

/** The sports book over the whole screen, for guests too. The way out is ours, in the corner that the book leaves free. */
export function SportsGameScreen() {
  const { t } = useTranslation(['app', 'titles'])
  const title = t('titles:sportsGame')
  useDocumentTitle(title)
  const leave = useLeave()
  const act = useAct(leave)
  const launch = useSportsLaunch()
  const address = useFrameAddress(launch.data, 'taken')
  useFreshMoney()
  return (
    <section className={styles.screen} aria-label={title}>
      <h1 className="visually-hidden">{title}</h1>
      <LaunchState launch={launch} address={address} />
      {address && !launch.isError && (
        <PartnerFrame
          key={launch.dataUpdatedAt}
          address={address}
          title={title}
          className={styles.book}
          waiting={t('launching')}
          act={act}
          pace={PACE}
        />
      )}
      <div className={styles.out}>
        <IconButton label={t('close')} icon={<X />} onClick={leave} />
      </div>
    </section>
  )
}

/** Opens the book for whoever is logged in, or for a guest, and anew whenever that changes. */
function useSportsLaunch() {
  const loss = useSessionLost()
  const navigate = useNavigate()
  const visit = { token: useSession()?.token, opening: useOpenings() }
  // The common frame, which tells of a lost session, is not around this page; it is around the login.
  useEffect(() => {
    if (loss) void navigate(paths.login, { replace: true })
  }, [loss, navigate])
  return useQuery({ ...sportsQuery(visit, location.origin + paths.home), enabled: !loss })
}

function useAct(leave: () => void) {
  const { t } = useTranslation('sports')
  const client = useQueryClient()
  const navigate = useNavigate()
  /** The book wants somebody who is logged in: a session that it no longer knows has ended, and a guest is told why. */
  const logIn = () => {
    const isGuest = !session.get()
    session.expire()
    session.rememberReturn(paths.sportsGame)
    if (!isGuest) return
    void navigate(paths.login)
    void showToast(t('logInFirst'), { time: 'short' })
  }
  return {
    'balance-changed': () => void client.invalidateQueries({ queryKey: ['wallet'] }),
    close: leave,
    deposit: () => void navigate(paths.deposit),
    relogin: logIn,
  }
}
