import type { PlayerRank } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { rankQuery } from '#api/rank.queries.ts'
import { rebateSharesQuery } from '#api/rewards.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatPercent } from '#lib/percent.ts'
import { formatAmount } from '#lib/typed-money.ts'
import { Failure } from '#parts/failure.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { Section } from '#ui/rail.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'

type Turnover = { actual: number; expected: number }

/** The club: the person's rank, how far the next one is, what a member has of it, and all ranks. */
export function VipTab() {
  const { t } = useTranslation('rewards')
  const club = useQuery(rankQuery(useLanguage()))
  if (club.isPending) return <RowSkeletons count={4} height={96} />
  if (!club.data) return <Failure query={club} />
  const { ranks, level, turnover } = club.data
  const mine = ranks.find(({ ranklevel }) => ranklevel === level)
  const next = ranks.find(({ ranklevel }) => ranklevel === level + 1)
  return (
    <>
      {mine && <MyRank mine={mine} next={next} turnover={turnover} />}
      <Section title={t('ranks')}>
        {ranks.map((rank) => (
          <RankRow key={rank.ranklevel} rank={rank} isMine={rank === mine} />
        ))}
      </Section>
      <Benefits />
    </>
  )
}

type MyRankProps = { mine: PlayerRank; next: PlayerRank | undefined; turnover: Turnover | undefined }

/** The ring is as full as the way to the next rank is done. */
function MyRank({ mine, next, turnover = { actual: 0, expected: 0 } }: MyRankProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { actual, expected } = turnover
  const share = next && expected > 0 ? Math.min(1, actual / expected) : 1
  const missing = formatAmount(Math.max(0, expected - actual), language)
  return (
    <section className={styles.game} aria-label={t('myRank')}>
      <div
        className={styles.ring}
        style={{ '--share': share, '--rank': mine.rankColor } as CSSProperties}
        role="progressbar"
        aria-label={t('toNextRank')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div>
          <b>{mine.labelName}</b>
          <span>{mine.rankName}</span>
        </div>
      </div>
      <p>{next ? t('missingTurnover', { missing, rank: `${next.labelName} ${next.rankName}` }) : t('topRank')}</p>
      <p className={styles.note}>{t('lifetimeTurnover', { total: formatAmount(actual, language) })}</p>
    </section>
  )
}

/** What comes back of the stakes, by category. */
function Benefits() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { data: shares = [] } = useQuery({ ...rebateSharesQuery(), enabled: useModule('PLYRBT') })
  if (shares.length === 0) return null
  return (
    <Section title={t('benefits')}>
      <p>{t('benefitsText')}</p>
      <ListCard label={t('benefits')}>
        {shares.map(({ productType, rebateRate }) => (
          <ListRow
            key={productType}
            title={t('category', { context: productType, name: productType })}
            trailing={formatPercent(rebateRate, language)}
          />
        ))}
      </ListCard>
    </Section>
  )
}

function RankRow({ rank, isMine }: { rank: PlayerRank; isMine: boolean }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const from = t('fromTurnover', { total: formatAmount(rank.requiredTurnover, language) })
  return (
    <RewardRow
      icon={<i className={styles.dot} style={{ '--rank': rank.rankColor } as CSSProperties} />}
      title={`${rank.labelName} · ${rank.rankName}`}
      note={from}
    >
      {isMine && (
        <span className={styles.state} data-done>
          {t('yourRank')}
        </span>
      )}
    </RewardRow>
  )
}
