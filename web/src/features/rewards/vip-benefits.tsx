import { useQuery } from '@tanstack/react-query'
import { BookOpen, Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pointsQuery } from '#api/points.queries.ts'
import { promotionsQuery } from '#api/promotions.queries.ts'
import { rebateSharesQuery, waitingQuery } from '#api/rewards.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/paths.ts'
import { formatAmount, formatPercent } from '#lib/typed-money.ts'
import forms from '#shared/forms/form.module.css'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { Section } from '#ui/scroll-row.tsx'
import { useGift } from './use-gift.ts'

/** All that the gateway says a member has of the club: what waits for the rank, a share of the stakes, points, and the rules of it all. */
export function Benefits() {
  const { t } = useTranslation('rewards')
  return (
    <Section title={t('benefits')}>
      <div className={forms.form}>
        <RankGifts />
        <Shares />
        <Points />
        <Rules />
      </div>
    </Section>
  )
}

/** Whether something of it is on its way for the first time. */
export function useBenefitsLoading(): boolean {
  const language = useLanguage()
  const asked = [
    useQuery(waitingQuery(language)),
    useQuery({ ...rebateSharesQuery(), enabled: useModule('PLYRBT') }),
    useQuery({ ...pointsQuery(), enabled: useModule('PTSYS3') }),
    useQuery(promotionsQuery(language)),
  ]
  return asked.some(({ isLoading, isFetched }) => isLoading && !isFetched)
}

/** Rewards that come with a rank, by the gateway's names. */
const OF_RANKS: readonly (string | undefined)[] = ['UPGRADE_BONUS', 'RANK_SALARY']

/** What a rank has given and nobody has taken yet. */
function RankGifts() {
  const { t } = useTranslation('rewards')
  const giftOf = useGift()
  const { data: waiting = [] } = useQuery(waitingQuery(useLanguage()))
  const gifts = waiting.filter(({ type, state }) => OF_RANKS.includes(type) && state === 'ready')
  if (gifts.length === 0) return null
  return (
    <ListCard label={t('rankGifts')}>
      {gifts.map((gift) => (
        <ListRow
          key={gift.id}
          to={`${paths.rewardCenter}?tab=waiting`}
          icon={<Gift />}
          title={gift.title ?? t('rankGifts')}
          text={giftOf(gift)}
        />
      ))}
    </ListCard>
  )
}

/** What comes back of the stakes, by category. */
function Shares() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { data: shares = [] } = useQuery({ ...rebateSharesQuery(), enabled: useModule('PLYRBT') })
  if (shares.length === 0) return null
  return (
    <>
      <p>{t('benefitsText')}</p>
      <ListCard label={t('sharesTitle')}>
        {shares.map(({ productType, rebateRate }) => (
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

/** How points are earned, and what they are worth. */
function Points() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const { data } = useQuery({ ...pointsQuery(), enabled: useModule('PTSYS3') })
  if (!data) return null
  const amount = (value: number) => formatAmount(value, language)
  const points = (count: number) => t('points', { count, total: amount(count) })
  return (
    <ListCard label={t('pointsTitle')}>
      <ListRow title={t('earnedBy')} text={`${amount(data.stakeForPoint)} ₫ = ${points(1)}`} />
      <ListRow
        title={t('worth')}
        text={`${points(data.pointsPerConversion)} = ${amount(data.amountPerConversion)} ₫`}
      />
    </ListCard>
  )
}

/** What the site has written about its ranks. */
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
