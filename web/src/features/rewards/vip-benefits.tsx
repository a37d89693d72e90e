import { useLanguage } from '#i18n/i18n.ts'
import { api, apiIn } from '#api/gateway.ts'
import { listRebateSettings } from '@longan/react-query/rebates'
import { Fields } from '#shared/forms/form-layout.tsx'
import { usePoints } from './use-points.ts'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { promotionsQuery } from '#api/rewards/promotions.queries.ts'
import { pendingRewardsQuery } from './rewards.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { formatAmount, formatPercent } from '#lib/money/typed-money.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { useFormatReward } from './use-format-reward.ts'
import { getRankProgress, listRanks } from '@longan/react-query/rank'
import { useCombined } from '#lib/use-combined.ts'
import { currencySign, type Language } from '#lib/money/money.ts'

export function VipBenefits() {
  const { t } = useTranslation('rewards')
  return (
    <Section title={t('benefits')}>
      <Fields>
        <RankRewards />
        <RebateRates />
        <Points />
        <Rules />
      </Fields>
    </Section>
  )
}

export function useBenefitsLoading(): boolean {
  const language = useLanguage()
  const queries = [
    useQuery(pendingRewardsQuery(language)),
    useQuery({ ...listRebateSettings.queryOptions(api), enabled: useModule('PLYRBT') }),
    usePoints({ enabled: useModule('PTSYS3') }),
    useQuery(promotionsQuery(language)),
  ]
  return queries.some(({ isLoading, isFetched }) => isLoading && !isFetched)
}

const RANK_REWARD_TYPES: readonly (string | undefined)[] = ['UPGRADE_BONUS', 'RANK_SALARY']

function RankRewards() {
  const { t } = useTranslation('rewards')
  const formatReward = useFormatReward()
  const { data: waiting = [] } = useQuery(pendingRewardsQuery(useLanguage()))
  const rewards = waiting.filter(({ type, state }) => RANK_REWARD_TYPES.includes(type) && state === 'ready')
  if (rewards.length === 0) return null
  return (
    <ListCard label={t('rankGifts')}>
      {rewards.map((gift) => (
        <ListRow
          key={gift.id}
          to={`${paths.rewardCenter}?tab=waiting`}
          icon={<Gift />}
          title={gift.title ?? t('rankGifts')}
          text={formatReward(gift)}
        />
      ))}
    </ListCard>
  )
}

function RebateRates() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { data: rates = [] } = useQuery({ ...listRebateSettings.queryOptions(api), enabled: useModule('PLYRBT') })
  if (rates.length === 0) return null
  return (
    <>
      <p>{t('benefitsText')}</p>
      <ListCard label={t('rebatesTitle')}>
        {rates.map(({ productType, rebateRate }) => (
          <ListRow
            key={productType}
            title={t('category', { context: productType, name: productType })}
            trailing={formatPercent(rebateRate, language)}
          />
        ))}
      </ListCard>
    </>
  )
}

function Points() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { data } = usePoints({ enabled: useModule('PTSYS3') })
  if (!data) return null
  const amount = (value: number) => formatAmount(value, language)
  const points = (count: number) => t('points', { count, total: amount(count) })
  return (
    <ListCard label={t('pointsTitle')}>
      <ListRow title={t('earnedBy')} text={`${amount(data.stakeForPoint)}${currencySign()} = ${points(1)}`} />
      <ListRow
        title={t('redeemForCash')}
        text={`${points(data.pointsPerConversion)} = ${amount(data.amountPerConversion)}${currencySign()}`}
      />
    </ListCard>
  )
}

function Rules() {
  const { t } = useTranslation('rewards')
  const { data: promotions = [] } = useQuery(promotionsQuery(useLanguage()))
  const rules = promotions.find(({ category }) => category === 'player_rank_rules')
  if (!rules) return null
  return (
    <ListCard label={t('ranksRules')}>
      <ListRow to={paths.promotion(rules.id)} icon={<BookOpen />} title={rules.title} />
    </ListCard>
  )
}

type RankConditions = Record<string, { enabled: 'Y' | 'N'; actual: number; expected: number }>
export type Condition = { name: string; actual: number; expected: number }
export type Conditions = { isAny: boolean; conditions: Condition[] }

const conditionsOf = (conditions: RankConditions = {}): Condition[] =>
  Object.entries(conditions).flatMap(([name, { enabled, actual, expected }]) =>
    enabled === 'Y' ? { name, actual, expected } : [],
  )

/** All ranks, and the member's progress in them. */
export const useRank = (language: Language) =>
  useCombined([listRanks.queryOptions(apiIn(language)), getRankProgress.queryOptions(api)], (ranks, progress) => {
    const { ranklevel: level, ...conditions } = progress.playerRankProgress
    return {
      ranks,
      level,
      turnover: progress.totalTurnover,
      nextRank: { isAny: conditions.conditionType === 'OR', conditions: conditionsOf(conditions.condition) },
      currentRank: {
        isAny: conditions.demoteConditionType === 'OR',
        conditions: conditionsOf(conditions.demoteCondition),
      },
    }
  })
