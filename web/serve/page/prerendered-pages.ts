import { paths } from '../../src/lib/site/paths.ts'

/**
 * The pages, except home, that can be opened at an address without parameters. Each has a prerendered file of its own, which is shown for deep links before
 * the app is loaded. A server without support for them (`/m/live` in `/m/live.html`) returns home's file, as for all other pages. Each different list of inline
 * stylesheets has a hash in the policy, and a static host limits that line (`edge-site.ts`).
 */
export const pagesWithFile: readonly string[] = [
  paths.slotsList(),
  paths.live,
  paths.slots,
  paths.cards,
  paths.fish,
  paths.sports,
  paths.esports,
  paths.cockfight,
  paths.lottery,
  paths.electronicLottery,
  paths.promotions(),
  paths.notices(),
  paths.help(),
  paths.message,
  paths.settings,
  paths.responsible,
  paths.responsibleRules,
  paths.login,
  paths.register,
  paths.forget,
  paths.agent,
  paths.agentRegister,
  paths.inviteFriends,
  paths.trial,
  paths.deposit,
  paths.withdraw,
  paths.bankCards(),
  paths.transfer,
  paths.memberHome,
  paths.rewardCenter,
  paths.accountRecord,
  paths.bettingRecord,
  paths.security,
  paths.changePassword,
  paths.profile,
  paths.paymentPassword,
  paths.mobile,
  paths.questions,
  paths.statement,
  paths.inbox,
  paths.chat,
  paths.agentHome,
  paths.salaryContract,
  paths.dividendContract,
  paths.hourlyContract,
]

export const fileOfPage = (address: string) => `${address}.html`
