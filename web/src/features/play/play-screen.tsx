import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { launchQuery, type PlayTarget } from '#api/launch.queries.ts'
import { problemCode, problemText } from '#api/problems.ts'
import { session } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import type { FrameAddress } from '#parts/game-frame.ts'
import { PartnerFrame, useFrameAddress } from '#parts/partner-frame.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingCover } from '#ui/loading-cover.tsx'
import styles from './play-screen.module.css'
import { useFreshMoney } from './use-fresh-money.ts'
import { useGameName } from './use-game-name.ts'

/** A running game under a slim bar of our own: the way out never depends on the game. */
export function PlayScreen() {
  const { t } = useTranslation()
  const target = useTarget()
  const leave = useLeave()
  const launch = useQuery(launchQuery(target, location.origin + paths.home))
  const address = useFrameAddress(launch.data)
  useFreshMoney()
  return (
    <div className={styles.screen}>
      <GameBar name={useGameName(target, launch.isSuccess)} onLeave={leave} />
      {launch.isPending && <LoadingCover text={t('launching')} />}
      {launch.isError && (
        <ErrorPanel
          message={problemText(launch.error)}
          code={problemCode(launch.error)}
          onRetry={() => void launch.refetch()}
          retrying={launch.isFetching}
        >
          {isShortOfMoney(launch.error) && <ButtonLink to={paths.deposit}>{t('deposit')}</ButtonLink>}
        </ErrorPanel>
      )}
      {launch.isSuccess && !address && <ErrorPanel message={t('urlEmpty')} onRetry={() => void launch.refetch()} />}
      {address && !launch.isError && <Game address={address} onLeave={leave} />}
    </div>
  )
}

const shortOfMoney = ['launch_game_balance_not_enough', 'balance.not.enough']

const isShortOfMoney = (error: unknown) => shortOfMoney.includes(problemCode(error))

/** The way out, and what is played. What the player has is the game's to show: it alone knows when a win has been seen. */
function GameBar({ name, onLeave }: { name: string | undefined; onLeave: () => void }) {
  const { t } = useTranslation(['app', 'titles'])
  return (
    <header className={styles.bar}>
      <IconButton label={t('close')} icon={<X />} onClick={onLeave} />
      <h1 className={styles.title}>{name ?? t('titles:play')}</h1>
    </header>
  )
}

function Game({ address, onLeave }: { address: FrameAddress; onLeave: () => void }) {
  const { t } = useTranslation(['app', 'titles'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const act = {
    'balance-changed': () => void client.invalidateQueries({ queryKey: ['wallet'] }),
    close: onLeave,
    deposit: () => void navigate(paths.deposit),
    relogin: () => session.expire(),
  }
  const look = { title: t('titles:play'), waiting: t('launching'), className: styles.frame }
  return <PartnerFrame address={address} {...look} act={act} />
}

function useTarget(): PlayTarget {
  const [query] = useSearchParams()
  const nodeId = Number(query.get('nodeId'))
  const gameCode = query.get('gameCode')
  const roomId = query.get('roomId')
  return {
    vassalage: query.get('vassalage') ?? '',
    gameType: query.get('gameType') ?? '',
    ...(nodeId > 0 && { nodeId }),
    ...(gameCode && { gameCode }),
    ...(roomId && { roomId }),
  }
}

/** Back to where the player came from; home when the game was opened by its address. */
function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
