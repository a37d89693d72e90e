import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits/limits.service.ts'
import type { PlayRulesService } from '../responsible-gaming/play-rules.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { favouriteTable, recentTable, gameMarksService, type GameMarksService } from './game-marks.service.ts'
import { gamesHandlers } from './games.handlers.ts'
import { gamesService } from './games.service.ts'
import { type GamesSettings, gamesSettings } from './games.settings.ts'
import { launchGate } from './launch-gate.service.ts'
import { launchTable } from './launch.model.ts'
import { launchesService } from './launches.service.ts'
import { type RepairsService, repairsService } from './repairs.service.ts'
import * as v from 'valibot'
import { catalogue } from '../../catalogue/catalogue.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'

const nodeId = v.number()
const marked = v.object({ account: v.string(), nodeId })

/** The catalogue is the same in all worlds, so a state about a game is checked, not set up. */
function isUnderMaintenance(number: number) {
  const game = catalogue().byNodeId.get(number)
  if (!game) throw invalidField('params.nodeId', 'is not a game of the catalogue')
  return game.isUnderMaintenance
}

const repair = v.object({ vassalage: v.string(), from: v.number(), until: v.number() })
const started = v.object({ account: v.string(), nodeId, betAmount: amountSchema })

type Dependencies = { members: MembersService; marks: GameMarksService; wagers: WagersService }

const gamesStates = ({ settings }: World<GamesSettings>, { members, marks, wagers }: Dependencies) => {
  const idOf = (account: string) => members.getByAccount(account, 'params.account').id
  return {
    'a game is offered': defineProviderState(
      v.object({ nodeId, gameName: v.optional(v.string()) }),
      ({ nodeId, gameName }) => {
        if (isUnderMaintenance(nodeId)) throw invalidField('params.nodeId', 'is a game under maintenance')
        const isNamed = gameName === undefined || catalogue().byNodeId.get(nodeId)?.names.vi === gameName
        if (!isNamed) throw invalidField('params.gameName', 'is not the name of the game')
      },
    ),
    'a game is under maintenance': defineProviderState(v.object({ nodeId }), ({ nodeId }) => {
      if (!isUnderMaintenance(nodeId)) throw invalidField('params.nodeId', 'is a game that is not under maintenance')
    }),
    'a vendor is under maintenance': defineProviderState(repair, ({ vassalage, from, until }) => {
      if (!catalogue().vendorByCode.has(vassalage)) throw invalidField('params.vassalage', 'is not a vendor')
      settings.games = { ...settings.games, repairs: { ...settings.games.repairs, [vassalage]: { from, until } } }
    }),
    'games open from a balance': defineProviderState(v.object({ leastBalance: amountSchema }), ({ leastBalance }) => {
      settings.games = { ...settings.games, leastBalance }
    }),
    'a member has an unfinished game': defineProviderState(started, async ({ account, nodeId, betAmount }) => {
      const game = catalogue().byNodeId.get(nodeId)
      if (!game) throw invalidField('params.nodeId', 'is not a game of the catalogue')
      const { gameType, vassalage, gameCode, names } = game
      const bet = { gameType, vassalage, gameCode, gameName: names.vi, nodeId, stake: betAmount }
      await wagers.place({ memberId: idOf(account), ...bet })
    }),
    'a member has a favourite': defineProviderState(marked, ({ account, nodeId }) =>
      marks.addFavourite(idOf(account), nodeId),
    ),
    'a member has played a game': defineProviderState(marked, ({ account, nodeId }) =>
      marks.addRecent(idOf(account), nodeId),
    ),
  }
}

type Services = {
  limits: LimitsService
  playRules: PlayRulesService
  session: SessionService
  wagers: WagersService
  wallet: WalletService
  repairs: RepairsService
}

export const games = defineDomain({
  name: 'games',
  tables: [launchTable, favouriteTable, recentTable],
  settings: gamesSettings,
  services: {
    games: gamesService,
    repairs: repairsService,
    gate: launchGate,
    marks: gameMarksService,
    launches: (world: World, { session }: Services) => launchesService(world, session),
  },
  handlers: gamesHandlers,
  states: gamesStates,
})
