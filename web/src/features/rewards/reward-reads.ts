import { getMissionLeaderboard, listQuests } from '@longan/react-query/missions'
import { getPointBalance, getPointConfig, listPointRedemptions, listPointRewards } from '@longan/react-query/points'
import { listPromoCodes } from '@longan/react-query/promo-codes'
import { getRankProgress, listRanks } from '@longan/react-query/rank'
import { listRebates, listRebateSettings } from '@longan/react-query/rebates'
import { getAvailablePromotions, listClaimableRewards, listClaimedRewards } from '@longan/react-query/rewards'
import { getSignInCalendar, listSignInPromotions } from '@longan/react-query/sign-in'
import { getRaffleStatus, getTicketConfig, listTickets } from '@longan/react-query/tickets'

/** What the tabs of the reward centre show. */
export const rewardReads = [
  getAvailablePromotions,
  listClaimableRewards,
  listRebates,
  listPromoCodes,
  listSignInPromotions,
  getSignInCalendar,
  listTickets,
  getTicketConfig,
  getRaffleStatus,
  listQuests,
  getMissionLeaderboard,
  getPointBalance,
  getPointConfig,
  listPointRewards,
  listRanks,
  getRankProgress,
  listRebateSettings,
  listClaimedRewards,
  listPointRedemptions,
]
