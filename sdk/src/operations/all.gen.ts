// Generated from openapi/ by `npm run generate`. Do not edit.
import { systemOperations } from './system.gen.ts'
import { siteOperations } from './site.gen.ts'
import { sessionOperations } from './session.gen.ts'
import { registrationOperations } from './registration.gen.ts'
import { verificationOperations } from './verification.gen.ts'
import { memberOperations } from './member.gen.ts'
import { profileOperations } from './profile.gen.ts'
import { securityOperations } from './security.gen.ts'
import { passwordOperations } from './password.gen.ts'
import { walletOperations } from './wallet.gen.ts'
import { depositsOperations } from './deposits.gen.ts'
import { myDepositsOperations } from './my-deposits.gen.ts'
import { accountsOperations } from './accounts.gen.ts'
import { withdrawalsOperations } from './withdrawals.gen.ts'
import { recordsOperations } from './records.gen.ts'
import { ordersOperations } from './orders.gen.ts'
import { reportsOperations } from './reports.gen.ts'
import { rewardsOperations } from './rewards.gen.ts'
import { pointsOperations } from './points.gen.ts'
import { ticketsOperations } from './tickets.gen.ts'
import { missionsOperations } from './missions.gen.ts'
import { signInOperations } from './sign-in.gen.ts'
import { promoCodesOperations } from './promo-codes.gen.ts'
import { rebatesOperations } from './rebates.gen.ts'
import { rankOperations } from './rank.gen.ts'
import { referralOperations } from './referral.gen.ts'
import { contentOperations } from './content.gen.ts'
import { noticesOperations } from './notices.gen.ts'
import { messagesOperations } from './messages.gen.ts'
import { inboxOperations } from './inbox.gen.ts'
import { mailboxOperations } from './mailbox.gen.ts'
import { chatOperations } from './chat.gen.ts'
import { feedbackOperations } from './feedback.gen.ts'
import { gamesOperations } from './games.gen.ts'
import { myGamesOperations } from './my-games.gen.ts'
import { playOperations } from './play.gen.ts'
import { lobbyOperations } from './lobby.gen.ts'
import { lotteryOperations } from './lottery.gen.ts'
import { myLotteriesOperations } from './my-lotteries.gen.ts'
import { numerosOperations } from './numeros.gen.ts'
import { agentOperations } from './agent.gen.ts'
import { downlinesOperations } from './downlines.gen.ts'
import { affiliatesOperations } from './affiliates.gen.ts'
import { agentTransfersOperations } from './agent-transfers.gen.ts'
import { responsibleGamingOperations } from './responsible-gaming.gen.ts'
import { contractsOperations } from './contracts.gen.ts'
import { contractBookOperations } from './contract-book.gen.ts'

/** All operations of the document, by SDK module. */
export const allOperations = {
  'system': systemOperations,
  'site': siteOperations,
  'session': sessionOperations,
  'registration': registrationOperations,
  'verification': verificationOperations,
  'member': memberOperations,
  'profile': profileOperations,
  'security': securityOperations,
  'password': passwordOperations,
  'wallet': walletOperations,
  'deposits': depositsOperations,
  'my-deposits': myDepositsOperations,
  'accounts': accountsOperations,
  'withdrawals': withdrawalsOperations,
  'records': recordsOperations,
  'orders': ordersOperations,
  'reports': reportsOperations,
  'rewards': rewardsOperations,
  'points': pointsOperations,
  'tickets': ticketsOperations,
  'missions': missionsOperations,
  'sign-in': signInOperations,
  'promo-codes': promoCodesOperations,
  'rebates': rebatesOperations,
  'rank': rankOperations,
  'referral': referralOperations,
  'content': contentOperations,
  'notices': noticesOperations,
  'messages': messagesOperations,
  'inbox': inboxOperations,
  'mailbox': mailboxOperations,
  'chat': chatOperations,
  'feedback': feedbackOperations,
  'games': gamesOperations,
  'my-games': myGamesOperations,
  'play': playOperations,
  'lobby': lobbyOperations,
  'lottery': lotteryOperations,
  'my-lotteries': myLotteriesOperations,
  'numeros': numerosOperations,
  'agent': agentOperations,
  'downlines': downlinesOperations,
  'affiliates': affiliatesOperations,
  'agent-transfers': agentTransfersOperations,
  'responsible-gaming': responsibleGamingOperations,
  'contracts': contractsOperations,
  'contract-book': contractBookOperations,
}
