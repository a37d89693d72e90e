import { useTranslation } from 'react-i18next'
import type { Condition, Conditions } from '#api/rewards/rank.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { Section } from '#ui/list/scroll-row.tsx'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'

export function VipConditions({ title, isAny, conditions }: Conditions & { title: string }) {
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
  const reached = `${formatAmount(actual, language)} / ${formatAmount(expected, language)}`
  return (
    <RewardRow
      title={title}
      note={
        <>
          {reached}
          <progress aria-label={title} value={Math.min(actual, expected)} max={expected || 1} />
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
