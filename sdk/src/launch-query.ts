import { gameClientType, gamePlatform, lotteryDevice, otherPlatform } from './constants.ts'
import { prizeModeOf } from './prize-mode.ts'
import type { Game, operations, PrizeMode, YesNo } from './schema.gen.ts'

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

/** All that a launch may name, of a game or of a lottery. */
export type LaunchParameters = {
  gameType: string
  /** The code of the vendor. */
  vassalage: string
  /** The vendor's lobby unless said. */
  gameCode?: string
  gameId?: number
  nodeId?: number
  /** The room within the game: a table, a match. */
  roomId?: string
  /** Returns true if the game can be played with play money. */
  supportPlay?: YesNo
  /** Returns true if the game runs in a page, which is the default. */
  isGameH5?: YesNo
  /** Traditional or as entertainment; as the prize mode wants it unless said. */
  playType?: 'trad' | 'ent'
  /** Opens the lottery client at `gameCode`. */
  lottoMode?: boolean
  /** Plays for free, where the game can be tried. */
  freeplay?: boolean
  /** Returns the lottery's prize mode, by default its vendor's. */
  prizeMode?: PrizeMode
}

/** The query that opens what these name, in its own client; nothing else that they carry is sent. */
export const launchFor = (wanted: LaunchParameters, options: { backUrl?: string } = {}): LaunchQuery =>
  wanted.lottoMode ? lotteryOf(wanted, options) : gameOf(wanted, options)

function gameOf({ supportPlay, isGameH5, freeplay, ...game }: LaunchParameters, options: { backUrl?: string }) {
  const free = Boolean(freeplay) && supportPlay !== 'N'
  const query = gameLaunch(game, { ...options, free })
  return isGameH5 === 'N' ? { ...query, platform: otherPlatform } : query
}

function lotteryOf({ vassalage: vendor, gameCode = '', playType, ...rest }: LaunchParameters, options: object) {
  const { prizeMode = prizeModeOf(vendor) } = rest
  return { ...lotteryLaunch({ vendor, gameCode, prizeMode, ...options }), ...(playType && { playType }) }
}
