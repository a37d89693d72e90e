import { useLanguage } from '#i18n/i18n.ts'
import { formatMoney, type Language } from '#lib/money/money.ts'
import { isSessionLost } from '#api/problems.ts'
import { around } from '#api/query-options.ts'
import { api, apiIn } from '#api/gateway.ts'
import { claimMissions, getMissionLeaderboard, listQuests } from '@longan/react-query/missions'
import { missions } from '@longan/sdk/missions'
import type { Quest, MissionLeaderboard } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/money/typed-money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { Failure } from '#shared/failure.tsx'
import { ProgressBar } from '#shared/records/progress-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { NoOffer, RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'
import { useClaim } from './use-claim.ts'
import { useFormatReward, useRewardToast } from './use-format-reward.ts'
import { Amount } from '#ui/text/amount.tsx'

const DAY = 86_400_000

export function MissionsTab() {
  const { t } = useTranslation('rewards')
  const quests = useQuery(questsQuery(useLanguage()))
  const { claim, isClaiming } = useClaimMissions()
  if (quests.isPending) return <RowSkeletons count={5} height={76} />
  if (!quests.data) return <Failure query={quests} />
  if (quests.data.length === 0) return <NoOffer title={t('noMissions')} text={t('noMissionsText')} />
  const reached = quests.data.filter(({ status }) => status === 'REACHED').length
  const ends = [...new Set(quests.data.map(({ endTime }) => endTime))].toSorted((a, b) => a - b)
  return (
    <>
      {reached > 0 && (
        <Button wide busy={isClaiming('N')} onClick={() => claim({ input: 'N' })}>
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
      <Leaderboard isClaiming={isClaiming('Y')} onClaim={() => claim({ input: 'Y' })} />
    </>
  )
}

/** Claims all completed quests (N), or the prize of last week's leaderboard (Y). */
function useClaimMissions() {
  const showReward = useRewardToast()
  const { claim, claiming } = useClaim(claimMissions.mutationOptions(api), (rows) =>
    showReward({
      money: rows.reduce((sum, { rewardAmount }) => sum + rewardAmount, 0),
      points: rows.reduce((sum, { rewardPoint }) => sum + rewardPoint, 0),
    }),
  )
  return { claim, isClaiming: (leaderboard: 'Y' | 'N') => claiming?.input === leaderboard }
}

/** The daily and weekly quests. Opening the page sends a heartbeat, which some quests count. */
const questsQuery = (language: Language) =>
  around(listQuests.queryOptions(apiIn(language)), {
    before: ({ signal }) =>
      missions(api.http)
        .recordHeartbeat({ signal })
        .catch((error: unknown) => {
          // A lost session is thrown; any other error may cost a quest, but not the page.
          if (isSessionLost(error)) throw error
        }),
  })

function QuestRow({ quest }: { quest: Quest }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const formatReward = useFormatReward()
  const { title, current, target, unit, status, rewardAmount: money, rewardPoint: points } = quest
  const format = unit === 'MONEY' ? formatMoney : formatAmount
  const progress = {
    current: format(Math.min(current, target), language),
    target: format(target, language),
  }
  return (
    <RewardRow
      title={title}
      reward={formatReward({ money, points })}
      note={
        <>
          <ProgressBar value={Math.min(current, target)} max={target} aria-label={title} />
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

type LeaderboardEntry = MissionLeaderboard['mine']
type LeaderboardProps = { isClaiming: boolean; onClaim: () => void }

function Leaderboard({ isClaiming, onClaim }: LeaderboardProps) {
  const { t } = useTranslation('rewards')
  const { data } = useQuery(getMissionLeaderboard.queryOptions(api, { page: 1, size: 10 }))
  if (!data) return null
  const isListed = data.items.some(({ ranking }) => ranking === data.footer.mine.ranking)
  return (
    <Section title={t('leaderboard')}>
      {[...data.items, ...(isListed ? [] : [data.footer.mine])].map((place) => (
        <LeaderboardRow key={place.ranking} place={place} isMine={place.ranking === data.footer.mine.ranking} />
      ))}
      <Button wide variant="secondary" busy={isClaiming} onClick={onClaim}>
        {t('claimLeaderboard')}
      </Button>
    </Section>
  )
}

function LeaderboardRow({ place, isMine }: { place: LeaderboardEntry; isMine: boolean }) {
  const { t } = useTranslation('rewards')
  const formatReward = useFormatReward()
  const { ranking, customerName, turnover, prize, isDemo } = place
  const remark = isMine ? t('you') : isDemo === 'Y' ? t('demoPlayer') : undefined
  return (
    <RewardRow
      title={`${ranking}. ${customerName}`}
      reward={prize > 0 ? formatReward({ money: prize, points: 0 }) : undefined}
      note={remark}
    >
      <Amount value={turnover} />
    </RewardRow>
  )
}
