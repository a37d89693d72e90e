import { defaultDialect, isReal, type Game, type GameVendor } from '@longan/sdk'
import { useNavigate } from 'react-router-dom'
import { config } from '#lib/site/config.ts'
import { paths } from '#lib/site/paths.ts'
import { session } from '#api/member/session.ts'

type PlayableGame = Pick<Game, 'vassalage' | 'gameType' | 'supportPlay'> & {
  nodeId?: number
  gameCode?: string
  roomId?: string
  displayName?: string
}

/**
 * Opens a game or a vendor's lobby. A guest logs in first and then continues to the game. A game without free play is for real accounts; other members see a
 * message and stay.
 */
export function useOpenGame() {
  const navigate = useNavigate()
  return ({ displayName, vassalage, gameType, nodeId, gameCode, roomId, supportPlay }: PlayableGame) => {
    const address = paths.play({ vassalage, gameType, nodeId, gameCode, roomId })
    const member = session.get()
    if (member && supportPlay === 'N' && !isReal(member.type, { ...defaultDialect, ...config.dialect }))
      return void showRestriction(member.type).catch(() => undefined)
    if (member) return void navigate(address, { state: { name: displayName } })
    session.rememberReturn(address)
    void navigate(paths.login)
  }
}

const showRestriction = async (type: number) => (await import('./trial-restriction.ts')).showTrialRestriction(type)

export const lobbyOf = ({
  vassalage,
  gameType,
  nodeId,
  gameCode = 'lobby',
  displayName,
}: GameVendor): PlayableGame => ({
  vassalage,
  gameType,
  nodeId,
  gameCode,
  displayName,
})
