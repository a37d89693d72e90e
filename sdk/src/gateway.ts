import type { Http } from './http.ts'
import { chat } from './resources/chat.ts'
import { accounts } from './resources/accounts.ts'
import { content } from './resources/content.ts'
import { deposits } from './resources/deposits.ts'
import { games } from './resources/games.ts'
import { feedback } from './resources/feedback.ts'
import { inbox } from './resources/inbox.ts'
import { lottery } from './resources/lottery.ts'
import { mailbox } from './resources/mailbox.ts'
import { member } from './resources/member.ts'
import { messages } from './resources/messages.ts'
import { myDeposits } from './resources/my-deposits.ts'
import { myGames } from './resources/my-games.ts'
import { myLotteries } from './resources/my-lotteries.ts'
import { notices } from './resources/notices.ts'
import { play } from './resources/play.ts'
import { rank } from './resources/rank.ts'
import { rebates } from './resources/rebates.ts'
import { records } from './resources/records.ts'
import { security } from './resources/security.ts'
import { session } from './resources/session.ts'
import { signIn } from './resources/sign-in.ts'
import { site } from './resources/site.ts'
import { system } from './resources/system.ts'
import { tickets } from './resources/tickets.ts'
import { wallet } from './resources/wallet.ts'
import { withdrawals } from './resources/withdrawals.ts'

/** All domains of a gateway. */
export const gatewayOf = (http: Http) => ({
  system: { ...system(http), ...site(http) },
  session: session(http),
  member: member(http),
  security: security(http),
  wallet: wallet(http),
  accounts: accounts(http),
  deposits: { ...deposits(http), ...myDeposits(http) },
  withdrawals: withdrawals(http),
  content: { ...content(http), ...notices(http) },
  messages: { ...messages(http), ...inbox(http), ...chat(http), ...mailbox(http), ...feedback(http) },
  games: { ...games(http), ...myGames(http), ...play(http) },
  records: records(http),
  tickets: tickets(http),
  signIn: signIn(http),
  rebates: rebates(http),
  rank: rank(http),
  lottery: { ...lottery(http), ...myLotteries(http) },
})
