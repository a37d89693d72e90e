// Generated from openapi/ by `npm run generate`. Do not edit.
import { systemOperations } from './system.gen.ts'
import { siteOperations } from './site.gen.ts'
import { sessionOperations } from './session.gen.ts'
import { memberOperations } from './member.gen.ts'
import { securityOperations } from './security.gen.ts'
import { walletOperations } from './wallet.gen.ts'
import { depositsOperations } from './deposits.gen.ts'
import { myDepositsOperations } from './my-deposits.gen.ts'
import { accountsOperations } from './accounts.gen.ts'
import { withdrawalsOperations } from './withdrawals.gen.ts'
import { recordsOperations } from './records.gen.ts'
import { ticketsOperations } from './tickets.gen.ts'
import { signInOperations } from './sign-in.gen.ts'
import { rebatesOperations } from './rebates.gen.ts'
import { rankOperations } from './rank.gen.ts'
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
import { lotteryOperations } from './lottery.gen.ts'
import { myLotteriesOperations } from './my-lotteries.gen.ts'

/** Every operation of the description, by door. */
export const allOperations = {
  'system': systemOperations,
  'site': siteOperations,
  'session': sessionOperations,
  'member': memberOperations,
  'security': securityOperations,
  'wallet': walletOperations,
  'deposits': depositsOperations,
  'my-deposits': myDepositsOperations,
  'accounts': accountsOperations,
  'withdrawals': withdrawalsOperations,
  'records': recordsOperations,
  'tickets': ticketsOperations,
  'sign-in': signInOperations,
  'rebates': rebatesOperations,
  'rank': rankOperations,
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
  'lottery': lotteryOperations,
  'my-lotteries': myLotteriesOperations,
}
