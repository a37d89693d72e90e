import type { Game, GameVendor } from '@longan/sdk'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { session } from '#api/session.ts'

type Playable = Pick<Game, 'vassalage' | 'gameType'> & {
  nodeId?: number
  gameCode?: string
  roomId?: string
  displayName?: string
}

/** Opens a game, or a vendor's lobby; a guest logs in first and arrives at the game afterwards. */
export function useOpenGame() {
  const navigate = useNavigate()
  return ({ displayName, vassalage, gameType, nodeId, gameCode, roomId }: Playable) => {
    const address = paths.play({ vassalage, gameType, nodeId, gameCode, roomId })
    if (session.get()) return void navigate(address, { state: { name: displayName } })
    session.rememberReturn(address)
    void navigate(paths.login)
  }
}

/** A vendor as something to open: its lobby. */
export const lobbyOf = ({ vassalage, gameType, nodeId, gameCode = 'lobby', displayName }: GameVendor): Playable => ({
  vassalage,
  gameType,
  nodeId,
  gameCode,
  displayName,
})
