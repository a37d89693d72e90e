import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { launchQuery, type PlayTarget } from '#api/launch.queries.ts'
import { session } from '#api/session.ts'
import { useDocumentTitle } from '#i18n/use-document-title.ts'
import { paths } from '#lib/paths.ts'
import type { FrameAddress } from '#shared/game-frame.ts'
import { PartnerFrame, useFrameAddress } from '#shared/partner-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LaunchState } from './launch-state.tsx'
import styles from './play-screen.module.css'
import { useFreshMoney } from './use-fresh-money.ts'
import { useGameName } from './use-game-name.ts'
import { useLeave } from './use-leave.ts'
import { useLeftBehind } from './use-left-behind.ts'

/** A running game under a slim bar of our own: the way out never depends on the game. */
export function PlayScreen() {
  const target = useTarget()
  const goBack = useLeave()
  const launch = useQuery(launchQuery(target, location.origin + paths.home))
  const address = useFrameAddress(launch.data)
  useFreshMoney()
  const name = useGameName(target, launch.isSuccess)
  const end = useLeftBehind(name, address !== undefined)
  const leave = () => {
    end()
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

/** The way out, and what is played. What the player has is the game's to show: it alone knows when a win has been seen. */
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
