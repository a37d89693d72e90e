import { type Game, tileUrl } from '../../catalogue/catalogue.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Value } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { GamesService } from './games.service.ts'
import type { RepairsService } from './repairs.service.ts'

type GameResponse = Value<'listGames'>['games'][number]

type Dependencies = { games: GamesService; repairs: RepairsService }

export const gameView =
  ({ games, repairs }: Dependencies) =>
  (game: Game, language: Language): GameResponse => {
    const name = game.names[language]
    const icon = tileUrl(game.look)
    const remark = [
      game.isHot && 'HOT',
      games.isNew(game) && 'NEW',
      game.classify === 'JP' && 'JP',
      repairs.isClosed(game) && 'MAINTENANCE',
    ]
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
      remark: remark.filter(Boolean).join(','),
      mobileLargeIcon: icon,
      iconUrl: icon,
      showIcon: icon,
      roomId: '',
      supportPlay: game.supportPlay ? 'Y' : 'N',
      isGameH5: game.isGameH5 ? 'Y' : 'N',
    }
  }
