import { getWallet, getWalletBalance } from '@longan/react-query/wallet'
import { invalidate } from '@longan/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sportsQuery } from './launch.queries.ts'
import { useHasPanicButton } from '#api/member/responsible.queries.ts'
import { session, useSession, useSessionLost } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { ProviderFrame, useFrameAddress } from '#shared/provider-frame.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { PlayTools } from './play-tools.tsx'
import { LaunchState, useBalanceRefresh, useLeave } from './embedded-game.tsx'
import { Interruption } from './interruption.tsx'
import { usePlayWatch } from './use-play-watch.ts'
import styles from './sports-game-screen.module.css'
import { i18n, useDocumentTitle } from '#i18n/i18n.ts'

/** Delays from the specification, ms: blank first, visible a moment after its load. */
const FRAME_DELAYS = { blank: 150, show: 100 }

const SPORTS_BOOK = { vassalage: 'FB', gameType: 'SPORTS' }

/** The sports book over the whole screen, for guests too. The close button is ours, in the corner that the book leaves free. */
export function SportsGameScreen() {
  const { t } = useTranslation(['app', 'titles'])
  const title = t('titles:sportsGame')
  useDocumentTitle(title)
  const leave = useLeave()
  const hasPanicButton = useHasPanicButton()
  const [isStopped, setStopped] = useState(false)
  const launch = useSportsLaunch()
  const [search] = useSearchParams()
  const address = useFrameAddress(withPick(launch.data, search.get('pick')), 'corner')
  useBalanceRefresh()
  const isRunning = address !== undefined && !launch.isError && !isStopped
  const { session: played, isInterrupted, onRound } = usePlayWatch({ game: SPORTS_BOOK, isRunning, onClose: leave })
  const act = useFrameActions(leave, onRound)
  const navigate = useNavigate()
  return (
    <section className={styles.screen} aria-label={title} data-bar={hasPanicButton || undefined}>
      <h1 className="visually-hidden">{title}</h1>
      <LaunchState launch={launch} address={address} onLeave={leave} />
      {isRunning && (
        <ProviderFrame
          key={launch.dataUpdatedAt}
          address={address}
          title={title}
          className={styles.book}
          waiting={t('launching')}
          act={act}
          pace={FRAME_DELAYS}
          isInert={isInterrupted}
        />
      )}
      {played && isInterrupted && (
        <Interruption
          session={played}
          onStop={() => void navigate(paths.statement, { replace: true })}
          onLeave={leave}
        />
      )}
      <div className={styles.out}>
        <IconButton label={t('close')} icon={<X />} onClick={leave} />
        <PlayTools onStop={() => setStopped(true)} />
      </div>
    </section>
  )
}

/** The slip of our own book opens with the pick of the page's address: `pick=F12:home:1.85`. */
function withPick(book: string | undefined, pick: string | null) {
  if (!book || !pick || !URL.canParse(book, location.href)) return book
  const url = new URL(book, location.href)
  if (url.origin === location.origin) url.searchParams.set('pick', pick)
  return url.href
}

function useSportsLaunch() {
  const loss = useSessionLost()
  const navigate = useNavigate()
  const visit = { token: useSession()?.token, opening: useReloadKey() }
  // The common layout, which reports a lost session, does not wrap this page; it wraps the login.
  useEffect(() => {
    if (loss) void navigate(paths.login, { replace: true })
  }, [loss, navigate])
  return useQuery({ ...sportsQuery(visit, location.origin + paths.home), enabled: !loss })
}

function useFrameActions(leave: () => void, onRound: () => void) {
  const { t } = useTranslation('play')
  const client = useQueryClient()
  const navigate = useNavigate()
  /** The book asks for a login: a session it rejects has expired; a guest sees the reason. */
  const logIn = () => {
    const isGuest = !session.get()
    session.expire()
    session.rememberReturn(paths.sportsGame)
    if (!isGuest) return
    void navigate(paths.login)
    void showToast(t('logInFirst'), { time: 'short' })
  }
  return {
    'balance-changed': () => {
      onRound()
      void invalidate(client, [getWallet, getWalletBalance])
    },
    close: leave,
    deposit: () => void navigate(paths.deposit),
    relogin: logIn,
  }
}

/** A user may try several languages: only the last one counts, after this delay, ms. */
const SETTLE_TIME = 250

/** Returns a counter that changes when an embedded page must be reloaded: on another language, and when the browser restores the page from its cache. */
function useReloadKey() {
  const [reloadKey, reload] = useReducer((before: number) => before + 1, 1)
  // The language and the browser's cache are outside React.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onLanguage = () => {
      clearTimeout(waiting)
      waiting = setTimeout(reload, SETTLE_TIME)
    }
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && reload()
    i18n.on('languageChanged', onLanguage)
    addEventListener('pageshow', onReturn)
    return () => {
      clearTimeout(waiting)
      i18n.off('languageChanged', onLanguage)
      removeEventListener('pageshow', onReturn)
    }
  }, [])
  return reloadKey
}
