import { catalogue } from '../../catalogue/catalogue.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { SessionService } from '../session/session.service.ts'
import type { GameMarksService } from './game-marks.service.ts'
import { addressOf, gameAddress } from './launch-address.ts'
import type { LaunchGate } from './launch-gate.service.ts'
import { type LaunchTarget, targetOf } from './launch-target.ts'
import { isLotteryLaunch, lotteryTargetOf } from './lottery-target.ts'
import type { LaunchesService } from './launches.service.ts'

type Dependencies = {
  launches: LaunchesService
  marks: GameMarksService
  gate: LaunchGate
  session: SessionService
}
type LaunchCall = Pick<HandlerCall<'launchGame'>, 'query' | 'token' | 'member' | 'world' | 'language'>

const SPORTS_BOOK = { vassalage: 'FB', gameType: 'SPORTS' }

export const launchHandlers = (dependencies: Dependencies) => ({
  ...memberLaunches(dependencies),
  ...guestLaunches(dependencies),
})

const memberLaunches = ({ launches, marks, gate }: Dependencies): Handlers<'launchGame'> => {
  async function launchGame(call: LaunchCall) {
    const { query, token } = call
    const target = targetOf(query)
    gate.assertCanLaunch(call.member(), query.accountType, target)
    const launch = await launches.open(call.member(), { ...toLaunchedGame(target), roomId: query.roomId }, token)
    if (catalogue().byNodeId.has(launch.nodeId!)) await marks.addRecent(call.member().id, launch.nodeId!)
    return { content: { game_url: gameAddress(call, target, launch) } }
  }

  async function launchLottery(call: LaunchCall) {
    const { query } = call
    const target = lotteryTargetOf(query)
    gate.assertCanLaunch(call.member(), query.accountType, target)
    const { partner, gameCode, vassalage, gameType } = target
    const launch = await launches.open(call.member(), { partner, gameCode, vassalage, gameType }, call.token)
    const extra = {
      gameCode: launch.gameCode,
      prizeMode: query.prizeMode ?? 'Lott',
      ...(query.lottoView && { view: query.lottoView }),
      ...(query.playType && { playType: query.playType }),
    }
    return { gameUrl: addressOf(call, { page: 'lottery', launch, extra }) }
  }

  return {
    launchGame({ query: { vendor, lottoPrizeMode, ...query }, ...call }) {
      const { vassalage = vendor, prizeMode = lottoPrizeMode } = query
      const named = {
        ...call,
        query: { ...query, ...(vassalage !== undefined && { vassalage }), ...(prizeMode && { prizeMode }) },
      }
      return isLotteryLaunch(named.query) ? launchLottery(named) : launchGame(named)
    },
  }
}

const guestLaunches = ({
  launches,
  gate,
  session,
}: Dependencies): Handlers<'launchTrialGame' | 'launchGuestSports'> => ({
  async launchTrialGame(call) {
    const target = targetOf(call.query)
    gate.assertCanTry(target)
    const { token, member } = await session.createTrial()
    const launch = await launches.open(member, toLaunchedGame(target), token)
    return { content: { game_url: gameAddress(call, target, launch) } }
  },
  async launchGuestSports(call) {
    const target = targetOf(SPORTS_BOOK)
    gate.assertOpen(target)
    const launch = await launches.openForGuest(toLaunchedGame(target))
    return { content: { game_url: gameAddress(call, target, launch) } }
  },
})

const toLaunchedGame = ({ nodeId, partner, gameCode, vassalage, gameType }: LaunchTarget) => ({
  nodeId: nodeId!,
  partner,
  gameCode,
  vassalage,
  gameType,
})
