import { PROMO_CODES } from '../domains/promo-codes/codes.ts'
import { SIGN_IN_DAYS } from '../domains/sign-in/sign-in.service.ts'
import { type Command, pickFrom, password, withRecentItem } from './command.ts'

export const bonusCommands: Record<string, Command> = {
  signIn: ({ services, member, pick }) => services.signIn.claim(member, pickFrom(SIGN_IN_DAYS, pick)!.id),
  rebate: ({ services, member, pick }) =>
    withRecentItem(services.rebates.list(member.id), pick, ({ id }) => services.rebates.claim(member, id)),
  promoCode: ({ services, member, pick }) => services.promoCodes.claim(member, pickFrom(PROMO_CODES, pick)!.code),
  reward: ({ services, member, pick }) =>
    withRecentItem(services.rewards.unclaimedOf(member.id), pick, ({ id }) => services.rewards.claim(member, id)),
  ticket: ({ services, member, pick }) => {
    const drawn = services.tickets.of(member.id).filter(({ type }) => type !== 'DEPOSIT_DISCOUNT')
    return withRecentItem(drawn, pick, ({ id, type }) => services.tickets.use(member, id, [type]))
  },
  raffle: ({ services, member }) => services.raffle.draw(member, services.raffle.statusOf(member.id).raffleId),
  redeem: ({ services, member, pick }) =>
    services.points.redeem(member, { rewardId: pickFrom(services.points.goods(), pick)!.id, password }),
  convert: ({ services, member, pick }) => services.points.convert(member, { points: (pick % 4) * 100, password }),
  mission: ({ services, member }) => services.missions.claim(member),
  board: ({ services, member }) => services.leaderboard.claimLastWeek(member),
  referral: ({ services, member }) => services.referral.claim(member),
}
