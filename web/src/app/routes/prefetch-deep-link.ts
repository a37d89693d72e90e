import { api, apiIn } from '#api/gateway.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { gameListQuery } from '#api/games/games.queries.ts'
import { prefetchInbox } from '#api/inbox/inbox-list.queries.ts'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { prefetchRules } from '#api/member/responsible.queries.ts'
import { prefetchPromotions } from '#api/rewards/promotions.queries.ts'
import { prefetchRegistration } from '#api/member/registration.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { prefetchAgentArea } from '#features/agent/prefetch.ts'
import { viewPath } from '#features/agent/views.ts'
import { prefetchNotices } from '#features/content/prefetch.ts'
import { prefetchDeposit } from '#features/deposit/prefetch.ts'
import { prefetchGameCentre, prefetchGameList } from '#features/games/prefetch.ts'
import { prefetchLotteries } from '#features/lottery/prefetch.ts'
import { prefetchRewards } from '#features/rewards/rewards.queries.ts'
import { prefetchPaymentPassword, prefetchSecurity } from '#features/security/security.queries.ts'
import { prefetchTransfer } from '#features/transfer/prefetch.ts'
import { kinds } from '#features/withdraw/accounts.ts'
import { prefetchBankCards } from '#features/withdraw/accounts.queries.ts'
import { prefetchWithdraw } from '#features/withdraw/withdrawals.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { launchGuestSports } from '@longan/react-query/play'
import { listReferralEstimates, listReferralRules } from '@longan/react-query/referral'
import { listHelpTopics } from '@longan/react-query/system'

const prefetchHelp: Prefetch = (client, language) => client.prefetchQuery(listHelpTopics.queryOptions(apiIn(language)))

const prefetchInvitation: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(listReferralEstimates.queryOptions(api)),
    client.prefetchQuery(listReferralRules.queryOptions(apiIn(language))),
  ])

/** Prefetches the games of a search, at `SEARCH_QUERY`; the page of the search has the other calls. */
export const prefetchSearch: Prefetch = (client, language) =>
  client.prefetchInfiniteQuery(gameListQuery({ gameName: '__q__' }, language))

const prefetchGuestSports: Prefetch = (client) => client.prefetchQuery(launchGuestSports.queryOptions(api))

/**
 * Prefetches the first data of a page, by its deep link, or of one of its views (`/m/bankCard?add=B`). The page preloads these calls before the app is loaded.
 */
export const deepLinkPrefetches: Readonly<Record<string, Prefetch>> = {
  [paths.live]: prefetchGameCentre,
  [paths.slots]: prefetchGameCentre,
  [paths.cards]: prefetchGameCentre,
  [paths.fish]: prefetchGameCentre,
  [paths.sports]: prefetchGameCentre,
  [paths.esports]: prefetchGameCentre,
  [paths.cockfight]: prefetchGameCentre,
  [paths.slotsList()]: prefetchGameList,
  [paths.gameList()]: prefetchGameList,
  [paths.sportsGame]: prefetchGuestSports,
  [paths.lottery]: prefetchLotteries,
  [paths.electronicLottery]: prefetchLotteries,
  [paths.promotions()]: prefetchPromotions,
  [paths.promotion('')]: prefetchPromotions,
  [paths.notices()]: prefetchNotices,
  [paths.notice('')]: prefetchNotices,
  [paths.help()]: prefetchHelp,
  [paths.responsibleRules]: prefetchRules,
  [paths.register]: prefetchRegistration,
  [paths.inviteFriends]: prefetchInvitation,
}

/** Prefetches what every page needs: the status of the site, which decides its parts. */
export const prefetchForGuests: Prefetch = (client) => client.prefetchQuery(statusQuery())

/** Prefetches what every page of a member needs. */
export const prefetchForMembers: Prefetch = (client) =>
  Promise.all([client.prefetchQuery(statusQuery()), client.prefetchQuery(memberInfoQuery())])

/** The parts of the agents' area whose data does not depend on the day of the visit. */
const undatedViews = ['team', 'rebates', 'contracts'] as const

/** The first data of members, where a guest is sent to the login or needs other data. */
export const memberDeepLinkPrefetches: Readonly<Record<string, Prefetch>> = {
  // Launching a member's game starts a session of play: only the app does it, when it shows the game.
  [paths.sportsGame]: () => Promise.resolve(),
  [paths.deposit]: prefetchDeposit,
  [paths.applyReward('')]: prefetchPromotions,
  [paths.withdraw]: prefetchWithdraw,
  [paths.bankCards()]: prefetchBankCards,
  ...Object.fromEntries(kinds.map((kind) => [paths.bankCards(kind), prefetchBankCards])),
  [paths.rewardCenter]: prefetchRewards,
  [paths.transfer]: prefetchTransfer,
  [paths.inbox]: prefetchInbox,
  [paths.profile]: prefetchRegistration,
  [paths.security]: prefetchSecurity,
  [paths.paymentPassword]: prefetchPaymentPassword,
  ...Object.fromEntries(undatedViews.map((view) => [viewPath(view), prefetchAgentArea])),
}
