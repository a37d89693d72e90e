import type { Http } from './http.ts'
import { affiliates } from './resources/affiliates.ts'
import { agent } from './resources/agent.ts'
import { agentTransfers } from './resources/agent-transfers.ts'
import { chat } from './resources/chat.ts'
import { accounts } from './resources/accounts.ts'
import { contractBook } from './resources/contract-book.ts'
import { contracts } from './resources/contracts.ts'
import { content } from './resources/content.ts'
import { deposits } from './resources/deposits.ts'
import { downlines } from './resources/downlines.ts'
import { games } from './resources/games.ts'
import { feedback } from './resources/feedback.ts'
import { inbox } from './resources/inbox.ts'
import { lobby } from './resources/lobby.ts'
import { lottery } from './resources/lottery.ts'
import { mailbox } from './resources/mailbox.ts'
import { member } from './resources/member.ts'
import { messages } from './resources/messages.ts'
import { myDeposits } from './resources/my-deposits.ts'
import { myGames } from './resources/my-games.ts'
import { myLotteries } from './resources/my-lotteries.ts'
import { notices } from './resources/notices.ts'
import { numeros } from './resources/numeros.ts'
import { orders } from './resources/orders.ts'
import { password } from './resources/password.ts'
import { play } from './resources/play.ts'
import { rank } from './resources/rank.ts'
import { rebates } from './resources/rebates.ts'
import { records } from './resources/records.ts'
import { reports } from './resources/reports.ts'
import { registration } from './resources/registration.ts'
import { security } from './resources/security.ts'
import { session } from './resources/session.ts'
import { signIn } from './resources/sign-in.ts'
import { site } from './resources/site.ts'
import { system } from './resources/system.ts'
import { tickets } from './resources/tickets.ts'
import { missions } from './resources/missions.ts'
import { points } from './resources/points.ts'
import { profile } from './resources/profile.ts'
import { promoCodes } from './resources/promo-codes.ts'
import { referral } from './resources/referral.ts'
import { responsibleGaming } from './resources/responsible-gaming.ts'
import { rewards } from './resources/rewards.ts'
import { verification } from './resources/verification.ts'
import { wallet } from './resources/wallet.ts'
import { withdrawals } from './resources/withdrawals.ts'

/** All domains of a gateway. */
export const gatewayOf = (http: Http) => ({
  system: { ...system(http), ...site(http) },
  session: session(http),
  verification: verification(http),
  registration: registration(http),
  member: member(http),
  profile: profile(http),
  security: security(http),
  password: password(http),
  wallet: wallet(http),
  accounts: accounts(http),
  deposits: { ...deposits(http), ...myDeposits(http) },
  withdrawals: withdrawals(http),
  responsibleGaming: responsibleGaming(http),
  content: { ...content(http), ...notices(http) },
  messages: { ...messages(http), ...inbox(http), ...chat(http), ...mailbox(http), ...feedback(http) },
  games: { ...games(http), ...lobby(http), ...myGames(http), ...play(http) },
  records: { ...records(http), ...orders(http), ...reports(http) },
  tickets: tickets(http),
  signIn: signIn(http),
  rebates: rebates(http),
  rank: rank(http),
  promoCodes: promoCodes(http),
  missions: missions(http),
  referral: referral(http),
  points: points(http),
  rewards: rewards(http),
  contracts: { ...contracts(http), ...contractBook(http) },
  agent: { ...agent(http), ...downlines(http), ...affiliates(http), ...agentTransfers(http) },
  lottery: { ...lottery(http), ...numeros(http), ...myLotteries(http) },
})
