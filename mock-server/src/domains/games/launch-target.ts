import { catalogue, type Category, type Game, type Partner, type Vendor } from '../../catalogue/catalogue.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { Launched } from './launches.service.ts'

/** What a launch names of the game it wants. */
export type LaunchQuery = {
  nodeId?: number
  gameId?: number
  gameCode?: string
  vassalage?: string
  gameType?: string
}
/** What opens: a game, or a vendor's lobby. */
export type LaunchTarget = Launched & {
  partner: Partner
  /** Whether a trial account may play it. */
  isFreeToTry: boolean
  isUnderMaintenance: boolean
}

const LOBBY_PARTNERS: Partial<Record<Category, Partner>> = { LOTT: 'lottery', ELOTT: 'lottery' }

/** The game or lobby that `query` means: by node, by game id, by code, or a vendor's lobby. Refuses what nobody offers. */
export function targetOf(query: LaunchQuery): LaunchTarget {
  const number = query.nodeId ?? query.gameId
  const game = number === undefined ? gameByCode(query) : catalogue().byNodeId.get(number)
  if (game) return gameTarget(game)
  const lobby = lobbyOf(query, number)
  if (lobby) return lobby
  throw invalidField(number === undefined ? 'gameCode' : 'nodeId', 'is not a game or lobby')
}

const gameTarget = (game: Game): LaunchTarget => ({
  nodeId: game.nodeId,
  gameCode: game.gameCode,
  vassalage: game.vassalage,
  gameType: game.gameType,
  partner: game.partner,
  isFreeToTry: game.supportPlay,
  isUnderMaintenance: game.isUnderMaintenance,
})

const gameByCode = ({ gameCode, vassalage }: LaunchQuery) =>
  gameCode && gameCode !== 'lobby'
    ? (vassalage ? (catalogue().byVendor.get(vassalage) ?? []) : catalogue().games).find(
        (game) => game.gameCode === gameCode,
      )
    : undefined

function lobbyOf({ vassalage, gameType, gameCode = 'lobby' }: LaunchQuery, number: number | undefined) {
  if (number === undefined && gameCode !== 'lobby') return undefined
  for (const vendor of catalogue().vendors) {
    const lobby = vendor.lobbies.find((one) =>
      number === undefined
        ? vendor.code === vassalage && (!gameType || one.category === gameType)
        : one.nodeId === number,
    )
    if (lobby) return lobbyTarget(vendor, lobby.category)
  }
  return undefined
}

/** A lobby of games opens the vendor's first game; a lobby without games of its own opens its partner's page. */
function lobbyTarget({ code, lobbies }: Vendor, category: Category): LaunchTarget {
  const first = catalogue()
    .byVendor.get(code)
    ?.find((game) => game.gameType === category && !game.isUnderMaintenance)
  if (first?.partner === 'slot') return gameTarget(first)
  return {
    nodeId: lobbies.find((lobby) => lobby.category === category)!.nodeId,
    gameCode: 'lobby',
    vassalage: code,
    gameType: category,
    partner: LOBBY_PARTNERS[category] ?? first?.partner ?? 'sports',
    isFreeToTry: first?.supportPlay ?? false,
    isUnderMaintenance: false,
  }
}
