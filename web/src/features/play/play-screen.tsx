import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { launchQuery, type PlayTarget } from '#api/games/launch.queries.ts'
import { session } from '#api/member/session.ts'
import { useDocumentTitle } from '#i18n/use-document-title.ts'
import { paths } from '#lib/site/paths.ts'
import type { FrameAddress } from '#shared/game-frame.ts'
import { ProviderFrame, useFrameAddress } from '#shared/provider-frame.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { LaunchState } from './launch-state.tsx'
import styles from './play-screen.module.css'
import { useBalanceRefresh } from './use-balance-refresh.ts'
import { useGameName } from './use-game-name.ts'
import { useLeave } from './use-leave.ts'
import { useLeftGame } from './use-left-game.ts'

/** A running game below a slim bar: the close button does not depend on the game. */
export function PlayScreen() {
  const target = useTarget()
  const goBack = useLeave()
  const launch = useQuery(launchQuery(target, location.origin + paths.home))
  const address = useFrameAddress(launch.data)
  useBalanceRefresh()
  const name = useGameName(target, launch.isSuccess)
  const markClosed = useLeftGame(name, address !== undefined)
  const leave = () => {
    markClosed()
    goBack()
  }
  return (
    <div className={styles.screen}>
      <GameBar name={name} onLeave={leave} />
      <LaunchState launch={launch} address={address} />
      {address && !launch.isError && <Game address={address} onLeave={leave} />}
    </div>
  )
}

/** Close button and title. The balance is shown by the game itself, which alone knows when a win has been displayed. */
function GameBar({ name, onLeave }: { name: string | undefined; onLeave: () => void }) {
  const { t } = useTranslation(['app', 'titles'])
  const title = name ?? t('titles:play')
  useDocumentTitle(title)
  return (
    <header className={styles.bar}>
      <IconButton label={t('close')} icon={<X />} onClick={onLeave} />
      <h1 className={styles.title}>{title}</h1>
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
  const frameProps = { title: t('titles:play'), waiting: t('launching'), className: styles.frame }
  return <ProviderFrame address={address} {...frameProps} act={act} />
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
