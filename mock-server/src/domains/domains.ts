import { agent } from './agent/agent.domain.ts'
import { bonuses } from './bonuses/bonuses.domain.ts'
import { contracts } from './contracts/contracts.domain.ts'
import { content } from './content/content.domain.ts'
import { deposits } from './deposits/deposits.domain.ts'
import { games } from './games/games.domain.ts'
import { grants } from './grants/grants.domain.ts'
import { lottery } from './lottery/lottery.domain.ts'
import { member } from './member/member.domain.ts'
import { messages } from './messages/messages.domain.ts'
import { outbox } from './outbox/outbox.domain.ts'
import { password } from './password/password.domain.ts'
import { rank } from './rank/rank.domain.ts'
import { rebates } from './rebates/rebates.domain.ts'
import { records } from './records/records.domain.ts'
import { security } from './security/security.domain.ts'
import { session } from './session/session.domain.ts'
import { signIn } from './sign-in/sign-in.domain.ts'
import { system } from './system/system.domain.ts'
import { tickets } from './tickets/tickets.domain.ts'
import { missions } from './missions/missions.domain.ts'
import { points } from './points/points.domain.ts'
import { profile } from './profile/profile.domain.ts'
import { promoCodes } from './promo-codes/promo-codes.domain.ts'
import { referral } from './referral/referral.domain.ts'
import { registration } from './registration/registration.domain.ts'
import { responsibleGaming } from './responsible-gaming/responsible-gaming.domain.ts'
import { rewards } from './rewards/rewards.domain.ts'
import { verification } from './verification/verification.domain.ts'
import { wagers } from './wagers/wagers.domain.ts'
import { wallet } from './wallet/wallet.domain.ts'
import { withdrawals } from './withdrawals/withdrawals.domain.ts'

/** Every domain of the gateway, in any order. */
export const domains = [
  system,
  outbox,
  member,
  verification,
  security,
  session,
  password,
  wallet,
  wagers,
  grants,
  withdrawals,
  bonuses,
  tickets,
  signIn,
  rebates,
  rank,
  promoCodes,
  missions,
  referral,
  points,
  rewards,
  agent,
  registration,
  contracts,
  games,
  messages,
  deposits,
  lottery,
  profile,
  records,
  content,
  responsibleGaming,
] as const
