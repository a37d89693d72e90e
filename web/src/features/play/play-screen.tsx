import { getWallet, getWalletBalance } from '@longan/react-query/wallet'
import { invalidate } from '@longan/react-query'
import { useQuery, useQueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '#i18n/i18n.ts'
import { launchQuery, type PlayTarget } from './launch.queries.ts'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import type { FrameAddress } from '#shared/game-frame.ts'
import { ProviderFrame, useFrameAddress } from '#shared/provider-frame.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { PlayTools } from './play-tools.tsx'
import { LaunchState, useBalanceRefresh, useLeave } from './embedded-game.tsx'
import { PlayClock } from './play-clock.tsx'
import { Interruption } from './interruption.tsx'
import { usePlayWatch } from './use-play-watch.ts'
import styles from './play-screen.module.css'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { leaveGame } from '#shared/left-game.ts'
import { prizeModeOf } from '@longan/sdk'
import { categoriesQuery, recentGamesQuery } from '#api/games/games.queries.ts'
import { openedLotteriesQuery } from '#api/games/lottery.queries.ts'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'

/** A running game below a slim bar: the close button does not depend on the game. */
export function PlayScreen() {
  const target = useTarget()
  const goBack = useLeave()
  const launch = useQuery(launchQuery(target, location.origin + paths.home))
  const address = useFrameAddress(launch.data, 'bar')
  useBalanceRefresh()
  const name = useGameName(target, launch.isSuccess)
  const markClosed = useLeftGame(name, address !== undefined)
  const [isStopped, setStopped] = useState(false)
  const leave = () => {
    markClosed()
    goBack()
  }
  const isRunning = address !== undefined && !launch.isError && !isStopped
  const { session: played, isInterrupted, onRound } = usePlayWatch({ game: gameOf(target), isRunning, onClose: leave })
  const navigate = useNavigate()
  const stopAtOnce = () => {
    markClosed()
    setStopped(true)
  }
  const stopAtCheck = () => {
    markClosed()
    void navigate(paths.statement, { replace: true })
  }
  return (
    <div className={styles.screen}>
      <GameBar name={name} onLeave={leave} onStop={stopAtOnce}>
        {played && <PlayClock session={played} />}
      </GameBar>
      <LaunchState launch={launch} address={address} onLeave={leave} />
      <div className={styles.stage}>
        {isRunning && <Game address={address} isCovered={isInterrupted} onLeave={leave} onRound={onRound} />}
        {played && isInterrupted && <Interruption session={played} onStop={stopAtCheck} onLeave={leave} />}
      </div>
    </div>
  )
}

type GameBarProps = { name: string | undefined; onLeave: () => void; onStop: () => void; children: ReactNode }

/** Close button and title. The balance is shown by the game itself, which alone knows when a win has been displayed. */
function GameBar({ name, onLeave, onStop, children }: GameBarProps) {
  const { t } = useTranslation(['app', 'titles'])
  const title = name ?? t('titles:play')
  useDocumentTitle(title)
  return (
    <header className={styles.bar}>
      <IconButton label={t('close')} icon={<X />} onClick={onLeave} />
      <h1 className={styles.title}>{title}</h1>
      {children}
      <PlayTools onStop={onStop} />
    </header>
  )
}

type GameProps = { address: FrameAddress; isCovered: boolean; onLeave: () => void; onRound: () => void }

function Game({ address, isCovered, onLeave, onRound }: GameProps) {
  const { t } = useTranslation(['app', 'titles'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const act = {
    'balance-changed': () => {
      onRound()
      void invalidate(client, [getWallet, getWalletBalance])
    },
    close: onLeave,
    deposit: () => void navigate(paths.deposit),
    relogin: () => session.expire(),
  }
  const frameProps = { title: t('titles:play'), waiting: t('launching'), className: styles.frame }
  return <ProviderFrame address={address} {...frameProps} act={act} isInert={isCovered} />
}

/** The game as the gateway knows it from its launch. */
const gameOf = ({ vassalage, gameType, nodeId }: PlayTarget) => ({
  ...(vassalage && { vassalage }),
  ...(gameType && { gameType }),
  ...(nodeId && { nodeId }),
})

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

/**
 * Remembers a running game that is left by navigation (back, the deposit), so that the player can return to it. Returns a function
 * that marks the game as closed, which prevents this.
 */
function useLeftGame(name: string | undefined, isRunning: boolean) {
  const { pathname, search } = useLocation()
  const isClosed = useRef(false)
  const leave = useEffectEvent((userName: string) => {
    if (!isClosed.current) leaveGame({ userName, address: pathname + search, name: name ?? '' })
  })
  // React reports that the page is left only on unmount.
  useEffect(() => {
    leaveGame(undefined)
    const userName = session.get()?.userName
    if (!isRunning || !userName) return
    return () => leave(userName)
  }, [isRunning])
  return () => void (isClosed.current = true)
}

/**
 * Returns the name of the game. A list passes it along with the navigation; for a URL opened directly it is looked up, once the game
 * runs: a game among the recent ones, a lottery among the open ones, a lobby among the vendors.
 */
function useGameName(target: PlayTarget, isRunning: boolean): string | undefined {
  const { gameType, vassalage, nodeId, gameCode } = target
  const passedName = (useLocation().state as { name?: string } | null)?.name
  const language = useDebouncedLanguage()
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  const isLobby = !isLottery && (nodeId === undefined || gameCode === 'lobby')
  const enabledFor = (kind: boolean) => ({ enabled: isRunning && !passedName && kind })

  const recent = useInfiniteQuery({ ...recentGamesQuery(undefined, language), ...enabledFor(!isLottery && !isLobby) })
  const opened = useQuery({ ...openedLotteriesQuery(prizeModeOf(vassalage), language), ...enabledFor(isLottery) })
  const lobbies = useQuery({ ...categoriesQuery(language), ...enabledFor(isLobby) })

  const game = recent.data?.pages.flatMap(({ items: list }) => list).find((one) => one.nodeId === nodeId)
  const lottery = opened.data?.find((one) => one.vendor === vassalage && one.gameCode === gameCode)
  const vendors = lobbies.data?.categories.flatMap((category) => category.vendors)
  const vendor = vendors?.find((one) => one.vassalage === vassalage && one.gameType === gameType)
  return passedName ?? game?.displayName ?? lottery?.labelName ?? vendor?.displayName
}
