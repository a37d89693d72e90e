import type { MissionLeaderboard } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { leaderboardQuery } from '#api/missions.queries.ts'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/scroll-row.tsx'
import { RewardRow } from './reward-row.tsx'
import { useGift } from './use-gift.ts'

type Place = MissionLeaderboard['mine']
type LeaderboardProps = { isClaiming: boolean; onClaim: () => void }

/** The race of the week: the first ten, the person's own place, and the prize of the week before. Invented players say so. */
export function Leaderboard({ isClaiming, onClaim }: LeaderboardProps) {
  const { t } = useTranslation('rewards')
  const { data } = useQuery(leaderboardQuery())
  if (!data) return null
  const isListed = data.list.some(({ ranking }) => ranking === data.mine.ranking)
  return (
    <Section title={t('leaderboard')}>
      {[...data.list, ...(isListed ? [] : [data.mine])].map((place) => (
        <PlaceRow key={place.ranking} place={place} isMine={place.ranking === data.mine.ranking} />
      ))}
      <Button wide variant="secondary" busy={isClaiming} onClick={onClaim}>
        {t('claimLeaderboard')}
      </Button>
    </Section>
  )
}

function PlaceRow({ place, isMine }: { place: Place; isMine: boolean }) {
  const { t } = useTranslation('rewards')
  const gift = useGift()
  const { ranking, customerName, turnover, prize, isDemo } = place
  const remark = isMine ? t('you') : isDemo === 'Y' ? t('demoPlayer') : undefined
  return (
    <RewardRow
      title={`${ranking}. ${customerName}`}
      gift={prize > 0 ? gift({ money: prize, points: 0 }) : undefined}
      note={remark}
    >
      <Amount value={turnover} />
    </RewardRow>
  )
}
