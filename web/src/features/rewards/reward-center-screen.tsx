import { useTranslation } from 'react-i18next'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { DrawsTab } from './draws-tab.tsx'
import { RewardRecordTab } from './reward-record-tab.tsx'
import { MissionsTab } from './missions-tab.tsx'
import { PointsTab } from './points-tab.tsx'
import { prefetchRewards } from './rewards.queries.ts'
import styles from './rewards.module.css'
import { SignInTab } from './sign-in-tab.tsx'
import { type RewardTab, useRewardTabs } from './use-reward-tabs.ts'
import { VipTab } from './vip-tab.tsx'
import { ClaimableTab } from './claimable-tab.tsx'
import { getMissionLeaderboard, listQuests } from '@longan/react-query/missions'
import { getPointBalance, getPointConfig, listPointRedemptions, listPointRewards } from '@longan/react-query/points'
import { listPromoCodes } from '@longan/react-query/promo-codes'
import { getRankProgress, listRanks } from '@longan/react-query/rank'
import { listRebates, listRebateSettings } from '@longan/react-query/rebates'
import { getAvailablePromotions, listClaimableRewards, listClaimedRewards } from '@longan/react-query/rewards'
import { getSignInCalendar, listSignInPromotions } from '@longan/react-query/sign-in'
import { getRaffleStatus, getTicketConfig, listTickets } from '@longan/react-query/tickets'

const panels: Record<RewardTab, () => React.ReactNode> = {
  waiting: ClaimableTab,
  'sign-in': SignInTab,
  draws: DrawsTab,
  missions: MissionsTab,
  points: PointsTab,
  vip: VipTab,
  given: RewardRecordTab,
}

export function RewardCenterScreen() {
  const { t } = useTranslation(['titles', 'rewards'])
  const { tabs, chosen, choose } = useRewardTabs()
  const Panel = panels[chosen]
  return (
    <div className={styles.screen}>
      <PullToRefresh of={rewardReads} />
      <Tabs label={t('rewardCenter')} tabs={tabs} value={chosen} onChange={choose}>
        <div className={styles.panel}>
          {chosen !== 'points' && <Lead>{t(`rewards:lead_${chosen}`)}</Lead>}
          <Panel />
        </div>
      </Tabs>
    </div>
  )
}

RewardCenterScreen.prefetch = prefetchRewards

/** What the tabs of the reward centre show. */
const rewardReads = [
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
