import { catalogue } from '../../catalogue/catalogue.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import { partnerAddress } from '../../kernel/partner.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { GameMarksService } from './game-marks.service.ts'
import { clientOf, type LaunchTarget, targetOf } from './launch-target.ts'
import type { Launched, LaunchesService } from './launches.service.ts'

type Needs = { launches: LaunchesService; marks: GameMarksService }
type LaunchCall = HandlerCall<'launchGame'>

const LOTTERY_VENDOR = 'TCG_LOTTO_VN'
const REAL_TYPES = [0, 1, 2]
const HOUR = 3_600_000

export const launchHandlers = ({ launches, marks }: Needs): Handlers<'launchGame'> => {
  async function launchGame(call: LaunchCall) {
    const target = targetOf(call.query)
    refuseUnlessOpen(target, call.world.clock.now())
    refuseUnlessAllowed(call.member(), call.query.accountType, target)
    const game = launchedOf(target)
    const launch = await launches.open(call.member(), game, call.token)
    if (catalogue().byNodeId.has(game.nodeId)) await marks.addRecent(call.member().id, game.nodeId)
    const page = clientOf(target)
    const language = languageOf(call.query.language, call.language)
    const url = addressOf(call, { page, launch, extra: page === 'coming-soon' ? { name: target.name[language] } : {} })
    return { content: { game_url: url } }
  }

  async function launchLottery(call: LaunchCall) {
    const { query } = call
    const launch = await launches.open(
      call.member(),
      {
        partner: 'lottery',
        gameCode: query.lottoGameCode ?? query.gameCode ?? 'lobby',
        vassalage: query.vassalage ?? LOTTERY_VENDOR,
        gameType: query.lottoPrizeMode === 'Elott' ? 'ELOTT' : 'LOTT',
      },
      call.token,
    )
    const extra = {
      gameCode: launch.gameCode,
      prizeMode: query.lottoPrizeMode ?? 'Lott',
      ...(query.lottoView && { view: query.lottoView }),
      ...(query.playType && { playType: query.playType }),
    }
    return { gameUrl: addressOf(call, { page: 'lottery', launch, extra }) }
  }

  return {
    launchGame(call) {
      if (!call.query.launchMode) throw new Refusal(500, 'launch.failed', 'System busy, please try again later #727')
      return call.query.launchMode === 'LOTT' ? launchLottery(call) : launchGame(call)
    },
  }
}

const launchedOf = ({ nodeId, partner, gameCode, vassalage, gameType }: LaunchTarget) => ({
  nodeId: nodeId!,
  partner,
  gameCode,
  vassalage,
  gameType,
})

type Opened = { id: string } & Launched
type Address = { page: string; launch: Opened; extra: Record<string, string> }

const addressOf = ({ world, query, language }: LaunchCall, { launch: { id: launch }, ...rest }: Address) =>
  partnerAddress(world, { launch, language: languageOf(query.language, language), ...rest })

/** A game being repaired says until when: from the hour before to the hour after next. */
function refuseUnlessOpen({ isUnderMaintenance }: LaunchTarget, now: number) {
  if (!isUnderMaintenance) return
  const maintainTime = Math.floor(now / HOUR) * HOUR
  throw new Refusal(400, 'vendor_under_maintenance', 'The game is under maintenance', {
    content: { data: { maintainTime, endTime: maintainTime + 2 * HOUR } },
  })
}

/** Real accounts (types 0, 1, 2) play for the wallet's money; everybody else only what can be tried for free. */
function refuseUnlessAllowed({ type }: Caller, accountType: 0 | 1 | undefined, { isFreeToTry }: LaunchTarget) {
  const isReal = REAL_TYPES.includes(type ?? 4)
  if (isReal && accountType !== 0) return
  if (!isReal && isFreeToTry) return
  const reason = isReal ? 'only trial accounts play for free' : 'only a real account may play this game'
  throw new Refusal(400, 'permission.denied', 'Please login an actual account to use this function', {
    field: 'accountType',
    reason,
  })
}
