import { paths } from '../../src/lib/site/paths.ts'

/**
 * The pages, except home, that guests can open at an address without parameters. Each has a prerendered file of its own, which is shown for deep links before
 * the app is loaded. A server without support for them (`/m/live` in `/m/live.html`) returns home's file, as for all other pages.
 */
export const prerenderedPages: readonly string[] = [
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
]

/**
 * All pages with their own file: it names the styles, scripts and calls that the page needs. A page that only members see is not prerendered. Every inline
 * stylesheet has a hash in the policy, and a static host limits that line (`edge-site.ts`): pages that members open from another page have no file.
 */
export const pagesWithFile: readonly string[] = [
  ...prerenderedPages,
  paths.deposit,
  paths.withdraw,
  paths.bankCards(),
  paths.transfer,
  paths.memberHome,
  paths.rewardCenter,
  paths.accountRecord,
  paths.bettingRecord,
  paths.security,
]

export const fileOfPage = (address: string) => `${address}.html`
