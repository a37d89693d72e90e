import type { PlayerRank } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { type Condition, type Conditions, rankQuery } from '#api/rank.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/typed-money.ts'
import { Failure } from '#shared/failure.tsx'
import { Section } from '#ui/scroll-row.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'
import { Benefits, useBenefitsLoading } from './vip-benefits.tsx'
import { VipConditions } from './vip-conditions.tsx'

/** What the gateway calls all that was ever staked. */
const TURNOVER = 'totalTurnover'

/** The club: the person's rank, how far the next one is, what a member has of it, and all ranks. */
export function VipTab() {
  const { t } = useTranslation('rewards')
  const club = useQuery(rankQuery(useLanguage()))
  const isLoading = useBenefitsLoading()
  if (club.isPending) return <RowSkeletons count={4} height={96} />
  if (!club.data) return <Failure query={club} />
  const { ranks, level, turnover, rise, keep } = club.data
  const staked = turnover ? { name: TURNOVER, ...turnover } : rise.conditions.find(({ name }) => name === TURNOVER)
  const mine = ranks.find(({ ranklevel }) => ranklevel === level)
  const next = ranks.find(({ ranklevel }) => ranklevel === level + 1)
  return (
    <>
      {mine && <MyRank mine={mine} next={next} rise={rise} staked={staked} />}
      {next && rise.conditions.some(({ name }) => name !== TURNOVER) && (
        <VipConditions title={t('conditions', { rank: `${next.labelName} ${next.rankName}` })} {...rise} />
      )}
      {keep.conditions.length > 0 && <VipConditions title={t('keeping')} {...keep} />}
      {isLoading ? (
        <RowSkeletons count={4} height={76} />
      ) : (
        <>
          <Benefits />
          <Section title={t('ranks')}>
            {ranks.map((rank) => (
              <RankRow key={rank.ranklevel} rank={rank} isMine={rank === mine} />
            ))}
          </Section>
        </>
      )}
    </>
  )
}

type MyRankProps = {
  mine: PlayerRank
  next: PlayerRank | undefined
  rise: Conditions
  /** What was ever staked, of what the next rank takes; nothing on a site that does not count it. */
  staked: Condition | undefined
}

/** How much of the way to the next rank is done, 0 to 1: as much as of the furthest condition, or of the nearest where one will do. */
function doneOf({ isAny, conditions }: Conditions, staked: Condition | undefined) {
  const others = conditions.filter(({ name }) => name !== TURNOVER)
  const all = staked ? [staked, ...others] : others
  const shares = all.map(({ actual, expected }) => (expected > 0 ? Math.min(1, actual / expected) : 1))
  return shares.length > 0 ? (isAny ? Math.max(...shares) : Math.min(...shares)) : 0
}

/** The ring is as full as the way to the next rank is done. */
function MyRank({ mine, next, rise, staked }: MyRankProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const share = next ? doneOf(rise, staked) : 1
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
      <p>{next ? <Missing next={next} rise={rise} staked={staked} /> : t('topRank')}</p>
      {staked && (
        <p className={styles.note}>{t('lifetimeTurnover', { total: formatAmount(staked.actual, language) })}</p>
      )}
    </section>
  )
}

/** What the next rank is called; what is missing, where that is stakes alone. */
function Missing({ next, rise, staked }: Omit<MyRankProps, 'mine'> & { next: PlayerRank }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const rank = `${next.labelName} ${next.rankName}`
  if (!staked || rise.conditions.length > 1) return t('nextRank', { rank })
  return t('missingTurnover', { missing: formatAmount(Math.max(0, staked.expected - staked.actual), language), rank })
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
