import { catalogue, type Category, type Game, type SimulatorName, type Vendor } from '../../catalogue/catalogue.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { LaunchedGame } from './launches.service.ts'

export type LaunchQuery = {
  nodeId?: number
  gameId?: number
  gameCode?: string
  vassalage?: string
  gameType?: string
}
export type LaunchTarget = LaunchedGame & {
  partner: SimulatorName
  isFreeToTry: boolean
  isUnderMaintenance: boolean
}

const LOBBY_SIMULATORS: Partial<Record<Category, SimulatorName>> = { LOTT: 'lottery', ELOTT: 'lottery' }

export function targetOf(query: LaunchQuery): LaunchTarget {
  const number = query.nodeId ?? query.gameId
  const game = number === undefined ? gameByCode(query) : catalogue().byNodeId.get(number)
  if (game) return gameTarget(game)
  const lobby = lobbyOf(query, number)
  if (lobby) return lobby
  const isNamed = query.gameCode !== undefined || query.vassalage !== undefined
  if (number === undefined && !isNamed) throw invalidField('gameCode', 'is missing')
  throw invalidField(number === undefined ? 'gameCode' : 'nodeId', 'is not a game or lobby')
}

const gameTarget = (game: Game): LaunchTarget => ({
  nodeId: game.nodeId,
  gameCode: game.gameCode,
  vassalage: game.vassalage,
  gameType: game.gameType,
  partner: game.simulator,
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

/** A lobby with slots opens the vendor's first game; any other lobby opens its simulator's page. */
function lobbyTarget({ code, lobbies }: Vendor, category: Category): LaunchTarget {
  const first = catalogue()
    .byVendor.get(code)
    ?.find((game) => game.gameType === category && !game.isUnderMaintenance)
  if (first?.simulator === 'slot') return gameTarget(first)
  return {
    nodeId: lobbies.find((lobby) => lobby.category === category)!.nodeId,
    gameCode: 'lobby',
    vassalage: code,
    gameType: category,
    partner: LOBBY_SIMULATORS[category] ?? first?.simulator ?? 'sports',
    isFreeToTry: first?.supportPlay ?? false,
    isUnderMaintenance: false,
  }
}
