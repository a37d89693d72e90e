import { type Condition, type Conditions, useRank, VipBenefits, useBenefitsLoading } from './vip-benefits.tsx'
import type { PlayerRank } from '@longan/sdk'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { Failure } from '#shared/failure.tsx'
import { ProgressBar } from '#shared/records/progress-bar.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'

/** The gateway's name of the lifetime turnover. */
const TURNOVER = 'totalTurnover'

export function VipTab() {
  const { t } = useTranslation('rewards')
  const club = useRank(useLanguage())
  const isLoading = useBenefitsLoading()
  if (club.isPending) return <RowSkeletons count={4} height={96} />
  if (!club.data) return <Failure query={club} />
  const { ranks, level, turnover, nextRank, currentRank } = club.data
  const turnoverCondition = turnover
    ? { name: TURNOVER, ...turnover }
    : nextRank.conditions.find(({ name }) => name === TURNOVER)
  const ownRank = ranks.find(({ ranklevel }) => ranklevel === level)
  const next = ranks.find(({ ranklevel }) => ranklevel === level + 1)
  return (
    <>
      {ownRank && <MyRank ownRank={ownRank} next={next} nextRank={nextRank} staked={turnoverCondition} />}
      {next && nextRank.conditions.some(({ name }) => name !== TURNOVER) && (
        <VipConditions title={t('conditions', { rank: `${next.labelName} ${next.rankName}` })} {...nextRank} />
      )}
      {currentRank.conditions.length > 0 && <VipConditions title={t('keepConditions')} {...currentRank} />}
      {isLoading ? (
        <RowSkeletons count={4} height={76} />
      ) : (
        <>
          <VipBenefits />
          <Section title={t('ranks')}>
            {ranks.map((rank) => (
              <RankRow key={rank.ranklevel} rank={rank} isMine={rank === ownRank} />
            ))}
          </Section>
        </>
      )}
    </>
  )
}

type MyRankProps = {
  ownRank: PlayerRank
  next: PlayerRank | undefined
  nextRank: Conditions
  /** Lifetime turnover against the target of the next rank; undefined if the site does not count it. */
  staked: Condition | undefined
}

/** Returns the progress to the next rank, 0 to 1: the maximum over the conditions if any one is enough, otherwise the minimum. */
function computeProgress({ isAny, conditions }: Conditions, staked: Condition | undefined) {
  const others = conditions.filter(({ name }) => name !== TURNOVER)
  const all = staked ? [staked, ...others] : others
  const shares = all.map(({ actual, expected }) => (expected > 0 ? Math.min(1, actual / expected) : 1))
  return shares.length > 0 ? (isAny ? Math.max(...shares) : Math.min(...shares)) : 0
}

function MyRank({ ownRank, next, nextRank, staked }: MyRankProps) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const share = next ? computeProgress(nextRank, staked) : 1
  return (
    <section className={styles.game} aria-label={t('myRank')}>
      <div
        className={styles.ring}
        style={{ '--share': share, '--rank': ownRank.rankColor } as CSSProperties}
        role="progressbar"
        aria-label={t('toNextRank')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div>
          <b>{ownRank.labelName}</b>
          <span>{ownRank.rankName}</span>
        </div>
      </div>
      <p>{next ? <NextRankText next={next} nextRank={nextRank} staked={staked} /> : t('topRank')}</p>
      {staked && (
        <p className={styles.note}>{t('lifetimeTurnover', { total: formatAmount(staked.actual, language) })}</p>
      )}
    </section>
  )
}

function NextRankText({ next, nextRank, staked }: Omit<MyRankProps, 'ownRank'> & { next: PlayerRank }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const rank = `${next.labelName} ${next.rankName}`
  if (!staked || nextRank.conditions.length > 1) return t('nextRank', { rank })
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

function VipConditions({ title, isAny, conditions }: Conditions & { title: string }) {
  const { t } = useTranslation('rewards')
  return (
    <Section title={title}>
      {conditions.length > 1 && <p>{t(isAny ? 'needsAny' : 'needsAll')}</p>}
      {conditions.map((one) => (
        <ConditionRow key={one.name} condition={one} />
      ))}
    </Section>
  )
}

function ConditionRow({ condition: { name, actual, expected } }: { condition: Condition }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const title = t('condition', { context: name })
  const reached = `${formatMoney(actual, language)} / ${formatMoney(expected, language)}`
  return (
    <RewardRow
      title={title}
      note={
        <>
          {reached}
          <ProgressBar aria-label={title} value={Math.min(actual, expected)} max={expected || 1} />
        </>
      }
    >
      {actual >= expected && (
        <span className={styles.state} data-done>
          {t('conditionMet')}
        </span>
      )}
    </RewardRow>
  )
}
