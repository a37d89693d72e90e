import { api, apiIn } from '#api/gateway.ts'
import type { Prefetch } from '#api/site/first-view.ts'
import { gameListQuery } from '#api/games/games.queries.ts'
import { prefetchInbox } from '#api/inbox/inbox-list.queries.ts'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { prefetchRegistration } from '#api/member/registration.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { prefetchAgentArea } from '#features/agent/prefetch.ts'
import { viewPath } from '#features/agent/views.ts'
import { prefetchNotices } from '#features/content/prefetch.ts'
import { prefetchDeposit } from '#features/deposit/prefetch.ts'
import { prefetchGameCentre, prefetchGameList } from '#features/games/prefetch.ts'
import { prefetchLotteries } from '#features/lottery/prefetch.ts'
import { prefetchPromotions } from '#features/promotions/prefetch.ts'
import { prefetchRules } from '#features/responsible/prefetch.ts'
import { prefetchPaymentPassword, prefetchSecurity } from '#features/security/security.queries.ts'
import { prefetchTransfer } from '#features/transfer/prefetch.ts'
import { kinds } from '#features/withdraw/accounts.ts'
import { prefetchBankCards } from '#features/withdraw/accounts.queries.ts'
import { prefetchWithdraw } from '#features/withdraw/withdrawals.queries.ts'
import { SEARCH_QUERY } from '#lib/device/preloaded-calls.ts'
import { paths } from '#lib/site/paths.ts'
import { launchGuestSports } from '@longan/react-query/play'
import { listReferralEstimates, listReferralRules } from '@longan/react-query/referral'
import { listHelpTopics } from '@longan/react-query/system'

/** The status of the site, which every page needs, with other data. */
const withStatus =
  (prefetchOther: Prefetch = () => Promise.resolve()): Prefetch =>
  (client, language, address) =>
    Promise.all([client.prefetchQuery(statusQuery()), prefetchOther(client, language, address)])

const prefetchHelp: Prefetch = (client, language) => client.prefetchQuery(listHelpTopics.queryOptions(apiIn(language)))

const prefetchInvitation: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(listReferralEstimates.queryOptions(api)),
    client.prefetchQuery(listReferralRules.queryOptions(apiIn(language))),
  ])

const prefetchSearch: Prefetch = (client, language) =>
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
  [paths.gameList() + SEARCH_QUERY]: prefetchSearch,
  [paths.sportsGame]: withStatus(prefetchGuestSports),
  [paths.lottery]: withStatus(prefetchLotteries),
  [paths.electronicLottery]: withStatus(prefetchLotteries),
  [paths.promotions()]: prefetchPromotions,
  [paths.promotion('')]: prefetchPromotions,
  [paths.notices()]: withStatus(prefetchNotices),
  [paths.notice('')]: withStatus(prefetchNotices),
  [paths.help()]: withStatus(prefetchHelp),
  [paths.responsibleRules]: withStatus(prefetchRules),
  [paths.register]: withStatus(prefetchRegistration),
  [paths.forget]: withStatus(),
  [paths.login]: withStatus(),
  [paths.agent]: withStatus(),
  [paths.agentRegister]: withStatus(),
  [paths.message]: withStatus(),
  [paths.inviteFriends]: withStatus(prefetchInvitation),
}

/** The status, the member, and these data of a page of members. */
const ofMember = (prefetchOther: Prefetch): Prefetch =>
  withStatus((client, language, address) =>
    Promise.all([client.prefetchQuery(memberInfoQuery()), prefetchOther(client, language, address)]),
  )

/** Prefetches what every other page needs, of a guest and of a member. */
export const prefetchForGuest: Prefetch = withStatus()
export const prefetchForMember: Prefetch = withStatus((client) => client.prefetchQuery(memberInfoQuery()))

/** The parts of the agents' area whose data does not depend on the day of the visit. */
const undatedViews = ['team', 'rebates', 'contracts'] as const

/** The first data of members, where a guest is sent to the login or needs other data. */
export const memberDeepLinkPrefetches: Readonly<Record<string, Prefetch>> = {
  // Launching a member's game starts a session of play: only the app does it, when it shows the game.
  [paths.sportsGame]: prefetchForMember,
  [paths.deposit]: prefetchDeposit,
  [paths.applyReward('')]: prefetchPromotions,
  [paths.withdraw]: ofMember(prefetchWithdraw),
  [paths.bankCards()]: ofMember(prefetchBankCards),
  ...Object.fromEntries(kinds.map((kind) => [paths.bankCards(kind), ofMember(prefetchBankCards)])),
  [paths.transfer]: ofMember(prefetchTransfer),
  [paths.inbox]: ofMember(prefetchInbox),
  [paths.profile]: ofMember(prefetchRegistration),
  [paths.security]: ofMember(prefetchSecurity),
  [paths.paymentPassword]: ofMember(prefetchPaymentPassword),
  ...Object.fromEntries(undatedViews.map((view) => [viewPath(view), ofMember(prefetchAgentArea)])),
}
