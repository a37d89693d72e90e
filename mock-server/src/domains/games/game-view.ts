import { type Game, tileUrl } from '../../catalogue/catalogue.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Value } from '../../kernel/http.ts'
import type { Language } from '../../kernel/language.ts'
import { isNewGame } from './games.service.ts'

type GameOnWire = Value<'listGames'>['games'][number]

type Shown = { language: Language; isClosed: boolean }

/** A game as a tile needs it; `isClosed` while it cannot be opened. */
export function asGame(game: Game, { language, isClosed }: Shown): GameOnWire {
  const name = game.names[language]
  const icon = tileUrl(game.look)
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    gameCode: game.gameCode,
    gameName: name,
    nodeName: name,
    displayName: name,
    gameType: game.gameType,
    gameCategory: game.gameType,
    vassalage: game.vassalage,
    vendor: catalogue().vendorByCode.get(game.vassalage)?.name[language] ?? game.vassalage,
    remark: remarkOf(game, isClosed),
    mobileLargeIcon: icon,
    iconUrl: icon,
    showIcon: icon,
    roomId: '',
    supportPlay: game.supportPlay ? 'Y' : 'N',
    isGameH5: game.isGameH5 ? 'Y' : 'N',
  }
}

/** Labels, separated by commas. */
const remarkOf = (game: Game, isClosed: boolean) =>
  [game.isHot && 'HOT', isNewGame(game) && 'NEW', game.classify === 'JP' && 'JP', isClosed && 'MAINTENANCE']
    .filter(Boolean)
    .join(',')
