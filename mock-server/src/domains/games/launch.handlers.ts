import { catalogue } from '../../catalogue/catalogue.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { SessionService } from '../session/session.service.ts'
import type { GameMarksService } from './game-marks.service.ts'
import type { LaunchGate } from './launch-gate.service.ts'
import { type LaunchTarget, targetOf } from './launch-target.ts'
import type { LaunchesService, OpenedLaunch } from './launches.service.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { simulatorUrl } from '../../kernel/world/simulator.ts'
import { findLotteryVendor } from '../../catalogue/lottery-rows.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { isRealMember } from '../../kernel/world/real-money.ts'
import type { VisitsService } from '../responsible-gaming/visits/visits.service.ts'

type Dependencies = {
  launches: LaunchesService
  marks: GameMarksService
  gate: LaunchGate
  session: SessionService
  visits: VisitsService
}
type LaunchCall = Pick<HandlerCall<'launchGame'>, 'query' | 'token' | 'member' | 'world' | 'language'>

const SPORTS_BOOK = { vassalage: 'FB', gameType: 'SPORTS' }

export const launchHandlers = (dependencies: Dependencies) => ({
  ...memberLaunches(dependencies),
  ...guestLaunches(dependencies),
})

const memberLaunches = ({ launches, marks, gate, visits }: Dependencies): Handlers<'launchGame'> => {
  /** From now on the time of play counts; only real money has one. */
  async function openVisit(call: LaunchCall, { vassalage, gameType, nodeId, expiresAt }: OpenedLaunch) {
    const { id: memberId, type } = call.member()
    if (isRealMember({ type }))
      await visits.open({ memberId, vassalage, gameType, expiresAt, ...(nodeId && { nodeId }) })
  }

  async function launchGame(call: LaunchCall) {
    const { query, token } = call
    const target = targetOf(query)
    gate.assertCanLaunch(call.member(), query.accountType, target)
    const launch = await launches.open(call.member(), { ...toLaunchedGame(target), roomId: query.roomId }, token)
    await openVisit(call, launch)
    if (catalogue().byNodeId.has(launch.nodeId!)) await marks.addRecent(call.member().id, launch.nodeId!)
    return { content: { game_url: gameAddress(call, target, launch) } }
  }

  async function launchLottery(call: LaunchCall) {
    const { query } = call
    const target = lotteryTargetOf(query)
    gate.assertCanLaunch(call.member(), query.accountType, target)
    const { partner, gameCode, vassalage, gameType } = target
    const launch = await launches.open(call.member(), { partner, gameCode, vassalage, gameType }, call.token)
    await openVisit(call, launch)
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

type LaunchRequest = Pick<HandlerCall<'launchGame'>, 'world' | 'language'> & { query: { language?: string } }
type LaunchAddressOptions = { page: string; launch: OpenedLaunch; extra?: Record<string, string> }

const addressOf = (
  { world, query, language }: LaunchRequest,
  { launch: { id: launch }, ...rest }: LaunchAddressOptions,
) => simulatorUrl(world, { launch, language: languageOf(query.language, language), ...rest })

const gameAddress = (call: LaunchRequest, { partner: page }: LaunchTarget, launch: OpenedLaunch) =>
  addressOf(call, { page, launch })

/** The parameters by which a launch selects a lottery; without any it opens the lobby. */
type LotteryQuery = {
  lottoGameCode?: string
  gameCode?: string
  vassalage?: string
  prizeMode?: string
}

const LOBBY = 'lobby'
const LOTTERY_VENDOR = 'TCG_LOTTO_VN'

const hasLobby = (vassalage: string): boolean =>
  catalogue()
    .vendorByCode.get(vassalage)
    ?.lobbies.some(({ category }) => category === 'LOTT' || category === 'ELOTT') ?? false

type LaunchMode = Pick<LotteryQuery, 'lottoGameCode' | 'vassalage'> & { launchMode?: 'GLS' | 'LOTT' }

/** Returns true if a launch opens the lottery client: as its mode says, or without a mode if it names a lottery or a vendor of lotteries. */
const isLotteryLaunch = ({ launchMode, lottoGameCode, vassalage }: LaunchMode): boolean =>
  launchMode ? launchMode === 'LOTT' : lottoGameCode !== undefined || (vassalage !== undefined && hasLobby(vassalage))

/** Finds the lottery or the vendor lobby of a query. Throws a Refusal for an unknown lottery or one of another vendor. Permission to bet is checked with the bet. */
function lotteryTargetOf(query: LotteryQuery): LaunchTarget {
  const { lottoGameCode, gameCode = LOBBY, vassalage } = query
  const code = lottoGameCode ?? gameCode
  const vendor = code === LOBBY ? undefined : findLotteryVendor(code)
  if (!vendor && code !== LOBBY)
    throw invalidField(lottoGameCode === undefined ? 'gameCode' : 'lottoGameCode', 'is not a lottery')
  if (vassalage !== undefined && (vendor ? vendor !== vassalage : !hasLobby(vassalage)))
    throw invalidField('vassalage', vendor ? 'does not draw this lottery' : 'draws no lottery')
  return {
    partner: 'lottery',
    gameCode: code,
    vassalage: vassalage ?? vendor ?? LOTTERY_VENDOR,
    gameType: query.prizeMode?.toLowerCase() === 'elott' ? 'ELOTT' : 'LOTT',
    isFreeToTry: true,
    isUnderMaintenance: false,
  }
}
