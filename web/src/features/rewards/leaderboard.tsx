import type { MissionLeaderboard } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { leaderboardQuery } from '#api/rewards/missions.queries.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Button } from '#ui/action/button.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RewardRow } from './reward-row.tsx'
import { useFormatReward } from './use-format-reward.ts'

type LeaderboardEntry = MissionLeaderboard['mine']
type LeaderboardProps = { isClaiming: boolean; onClaim: () => void }

export function Leaderboard({ isClaiming, onClaim }: LeaderboardProps) {
  const { t } = useTranslation('rewards')
  const { data } = useQuery(leaderboardQuery())
  if (!data) return null
  const isListed = data.list.some(({ ranking }) => ranking === data.mine.ranking)
  return (
    <Section title={t('leaderboard')}>
      {[...data.list, ...(isListed ? [] : [data.mine])].map((place) => (
        <LeaderboardRow key={place.ranking} place={place} isMine={place.ranking === data.mine.ranking} />
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
