import type { Quest } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { claimMissions, questsQuery } from '#api/rewards/missions.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { Failure } from '#shared/failure.tsx'
import { Button } from '#ui/action/button.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { NoOffer } from './no-offer.tsx'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'
import { useClaim } from './use-claim.ts'
import { useFormatReward, useRewardToast } from './use-format-reward.ts'

const DAY = 86_400_000

export function MissionsTab() {
  const { t } = useTranslation('rewards')
  const quests = useQuery(questsQuery(useLanguage()))
  const { claim, claiming } = useClaim(claimMissions(useQueryClient()), useRewardToast())
  if (quests.isPending) return <RowSkeletons count={5} height={76} />
  if (!quests.data) return <Failure query={quests} />
  if (quests.data.length === 0) return <NoOffer title={t('noMissions')} text={t('noMissionsText')} />
  const reached = quests.data.filter(({ status }) => status === 'REACHED').length
  const ends = [...new Set(quests.data.map(({ endTime }) => endTime))].toSorted((a, b) => a - b)
  return (
    <>
      {reached > 0 && (
        <Button wide busy={claiming === 'goals'} onClick={() => claim('goals')}>
          {t('claimMissions', { total: reached })}
        </Button>
      )}
      {ends.map((end) => (
        <Section
          key={end}
          title={t(end - serverClock.now() <= DAY ? 'endsToday' : 'endsThisWeek')}
          action={<Countdown deadline={end} />}
        >
          {quests.data
            .filter(({ endTime }) => endTime === end)
            .map((quest) => (
              <QuestRow key={quest.questId} quest={quest} />
            ))}
        </Section>
      ))}
      <Leaderboard isClaiming={claiming === 'leaderboard'} onClaim={() => claim('leaderboard')} />
    </>
  )
}

function QuestRow({ quest }: { quest: Quest }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const formatReward = useFormatReward()
  const { title, current, target, status, rewardAmount: money, rewardPoint: points } = quest
  const progress = {
    current: formatAmount(Math.min(current, target), language),
    target: formatAmount(target, language),
  }
  return (
    <RewardRow
      title={title}
      reward={formatReward({ money, points })}
      note={
        <>
          <progress value={Math.min(current, target)} max={target} aria-label={title} />
          {t('reached', progress)}
        </>
      }
    >
      <span className={styles.state} data-done={status !== 'OPEN' || undefined}>
        {status !== 'OPEN' && <CircleCheck aria-hidden />}
        {t(`quest_${status}`)}
      </span>
    </RewardRow>
  )
}
