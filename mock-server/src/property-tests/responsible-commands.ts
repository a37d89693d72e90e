import { LIMIT_KINDS } from '../domains/responsible-gaming/limits/limit.model.ts'
import { isRealMember } from '../kernel/world/real-money.ts'
import { PERIODS } from '../kernel/world/period.ts'
import { type Command, type CommandContext, pickFrom, withRecentItem } from './command.ts'

const limitKeyOf = ({ pick }: CommandContext) =>
  ({ kind: pickFrom(LIMIT_KINDS, pick)!, period: pickFrom(PERIODS, Math.floor(pick / 10))! }) as const
export const limitCommands: Record<string, Command> = {
  setLimit: (context) => {
    const { services, member, amount, pick } = context
    // Mostly high limits, so that members go on playing.
    const limit = Math.max(1, amount) * (pick % 10 === 0 ? 1 : 10_000)
    return services.limits.set(member.id, limitKeyOf(context), limit)
  },
  removeLimit: (context) => context.services.limits.requestRemoval(context.member.id, limitKeyOf(context)),
  takeBackChange: (context) => context.services.limits.takeBack(context.member.id, limitKeyOf(context)),
  confirmLimit: ({ services, member, pick }) => {
    const waiting = services.limits.list(member.id).filter(({ pending }) => pending)
    return withRecentItem(waiting, pick, (limit) => services.limits.confirm(member.id, limit, limit.pending!.amount))
  },
}

const HALF_A_YEAR = 180 * 86_400_000
export const breakCommands: Record<string, Command> = {
  /** Rarely, so that members go on playing. */
  rest: async ({ services, member, pick }) => {
    if (pick >= 97) await services.breaks.startTimeOut(member.id, 86_400_000)
  },
  exclude: async ({ services, member, pick }) => {
    if (pick < 95 || member.account !== 'vip02') return
    await services.exclusions.exclude(member.id, HALF_A_YEAR)
  },
  askToReturn: ({ services, member }) => services.breaks.requestReturn(member.id),
}

const GAME = { vassalage: 'NGT', gameType: 'RNG', nodeId: 10001 }
const INTERVALS = [0, 600_000, 900_000, 1_800_000, 3_600_000]
export const playCommands: Record<string, Command> = {
  openGame: async ({ services, member }) => {
    if (!isRealMember(member)) return
    services.limits.assertLaunch(member.id)
    await services.visits.open({ memberId: member.id, ...GAME, expiresAt: Number.MAX_SAFE_INTEGER })
  },
  leaveGame: ({ services, member }) => services.visits.leave(member.id),
  chooseRealityChecks: ({ services, member, pick }) =>
    services.playSessions.setInterval(member.id, pickFrom(INTERVALS, pick)!),
  answerRealityCheck: ({ services, member }) => services.playSessions.answer(member.id),
}
