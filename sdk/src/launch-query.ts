import { gameClientType, gamePlatform, lotteryDevice } from './constants.ts'
import type { Game, operations, PrizeMode } from './schema.gen.ts'

export type LaunchQuery = NonNullable<operations['launchGame']['parameters']['query']>
type Launchable = Pick<Game, 'gameType' | 'vassalage'> &
  Partial<Pick<Game, 'gameId' | 'nodeId' | 'gameCode' | 'roomId'>>

/** The query that opens a game or, without a game code, its vendor's lobby. */
export function gameLaunch(game: Launchable, options: { backUrl?: string; free?: boolean } = {}): LaunchQuery {
  const { gameType, vassalage, gameCode = 'lobby', gameId, nodeId, roomId } = game
  return {
    launchMode: 'GLS',
    accountType: options.free ? 0 : 1,
    gameType,
    vassalage,
    gameCode,
    gameId,
    nodeId,
    roomId,
    platform: gamePlatform,
    clientType: gameClientType,
    confirmTrans: true,
    webView: false,
    backUrl: options.backUrl,
  }
}

export type LotteryTarget = {
  /** The vendor of the lottery. */
  vendor: string
  gameCode: string
  prizeMode: PrizeMode
  labelName?: string
  backUrl?: string
  view?: 'betting' | 'lobby'
}

/** The query that opens the lottery client at a lottery. */
export function lotteryLaunch(target: LotteryTarget): LaunchQuery {
  const { vendor, gameCode, prizeMode, labelName, backUrl, view = 'betting' } = target
  return {
    launchMode: 'LOTT',
    accountType: 1,
    vassalage: vendor,
    gameCode,
    device: lotteryDevice,
    lottoArea: 'VN',
    lottoPrizeMode: prizeMode,
    lottoGameCode: gameCode,
    lottoView: view,
    hasLobby: view === 'lobby',
    playType: prizeMode.toLowerCase() === 'elott' ? 'ent' : 'trad',
    labelName,
    backUrl,
  }
}
