import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { launchQuery, type PlayTarget } from '#api/launch.queries.ts'
import { problemCode, problemText } from '#api/problems.ts'
import { session } from '#api/session.ts'
import { walletQuery } from '#api/wallet.queries.ts'
import { useBalanceHidden } from '#lib/balance-hidden.ts'
import { paths } from '#lib/paths.ts'
import { useTheme } from '#lib/theme.ts'
import { Amount } from '#ui/amount.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingCover } from '#ui/loading-cover.tsx'
import { frameAddress, readMessage, type FrameAddress, type GameMessage } from './game-frame.ts'
import styles from './play-screen.module.css'
import { useFreshMoney } from './use-fresh-money.ts'

/** A running game under a slim bar of our own: the way out never depends on the game. */
export function PlayScreen() {
  const { t } = useTranslation()
  const target = useTarget()
  const leave = useLeave()
  const theme = useTheme()
  const launch = useQuery(launchQuery(target, location.origin + paths.home))
  const address = launch.data === undefined ? undefined : frameAddress(launch.data, theme)
  useFreshMoney()
  return (
    <div className={styles.screen}>
      <GameBar onLeave={leave} />
      {launch.isPending && <LoadingCover text={t('launching')} />}
      {launch.isError && (
        <ErrorPanel
          message={problemText(launch.error)}
          code={problemCode(launch.error)}
          onRetry={() => void launch.refetch()}
          retrying={launch.isFetching}
        />
      )}
      {launch.isSuccess && !address && <ErrorPanel message={t('urlEmpty')} onRetry={() => void launch.refetch()} />}
      {address && !launch.isError && <GameFrame address={address} onLeave={leave} />}
    </div>
  )
}

function GameBar({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['app', 'titles'])
  const state = useLocation().state as { name?: string } | null
  const { data, isFetching } = useQuery(walletQuery())
  const [hidden] = useBalanceHidden()
  return (
    <header className={styles.bar}>
      <IconButton label={t('close')} icon={<X />} onClick={onLeave} />
      <h1 className={styles.title}>{state?.name ?? t('titles:play')}</h1>
      <span className={styles.balance} aria-busy={isFetching || undefined}>
        <Amount value={data?.sumBalance} masked={hidden} unit />
      </span>
    </header>
  )
}

function GameFrame({ address, onLeave }: { address: FrameAddress; onLeave: () => void }) {
  const { t } = useTranslation(['app', 'titles'])
  const client = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  // A game can only speak by messages; whoever else sends one is not heard.
  useEffect(() => {
    const act: Record<GameMessage, () => void> = {
      'balance-changed': () => void client.invalidateQueries({ queryKey: ['wallet'] }),
      close: onLeave,
      relogin: session.expire,
    }
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== address.origin) return
      const message = readMessage(data)
      if (message) act[message]()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [address.origin, client, onLeave])
  return (
    <>
      {!loaded && <LoadingCover text={t('launching')} />}
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('titles:play')}
        src={address.src}
        sandbox={address.sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}

function useTarget(): PlayTarget {
  const [query] = useSearchParams()
  const nodeId = Number(query.get('nodeId'))
  const gameCode = query.get('gameCode')
  return {
    vassalage: query.get('vassalage') ?? '',
    gameType: query.get('gameType') ?? '',
    ...(nodeId > 0 && { nodeId }),
    ...(gameCode && { gameCode }),
  }
}

/** Back to where the player came from; home when the game was opened by its address. */
function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
