import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { rulebookQuery, prefetchRules } from '#api/member/responsible.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { i18n, useLanguage } from '#i18n/i18n.ts'
import { Failure } from '#shared/failure.tsx'
import { Group, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { NotOffered } from './not-offered.tsx'
import { formatCitation, formatRuleValue } from './rule-value.ts'
import styles from './responsible.module.css'

export const RulesScreen = () => (useModule('RESPGAME3') === false ? <NotOffered /> : <Rules />)

RulesScreen.prefetch = prefetchRules

/** The rulebook in force: every rule, with the clause that it comes from. The fragment of the address chooses one. */
function Rules() {
  const { t } = useTranslation('responsible')
  const language = useLanguage()
  const rulebook = useQuery(rulebookQuery())
  const chosen = useLocation().hash.slice(1)
  const isLoaded = rulebook.data !== undefined
  // A browser scrolls to a fragment only when it loads a page.
  useEffect(() => {
    if (isLoaded) document.getElementById(chosen)?.scrollIntoView?.({ block: 'center' })
  }, [chosen, isLoaded])
  if (rulebook.isError && !rulebook.data) return <Failure query={rulebook} />
  if (!rulebook.data)
    return (
      <Screen>
        <Lead>{t('demonstration')}</Lead>
        <RowSkeletons count={8} height={72} />
      </Screen>
    )
  const { name, rules, currency } = rulebook.data
  return (
    <Screen>
      <Lead>{t('demonstration')}</Lead>
      <Group>{t('rulebook', { name })}</Group>
      <dl className={styles.rules}>
        {rules.map(({ ruleId, value, citation }) => (
          <div key={ruleId} id={ruleId} data-chosen={ruleId === chosen || undefined}>
            <dt>
              {i18n.exists(`rule_${ruleId}`, { ns: 'responsible' }) ? t(`rule_${ruleId}` as 'rule_age.lowest') : ruleId}
            </dt>
            <dd>{formatRuleValue(ruleId, value, language)}</dd>
            <dd className={styles.citation}>{formatCitation(citation)}</dd>
          </div>
        ))}
      </dl>
      {currency && <p className={styles.citation}>{t('rate', { code: currency.code, date: currency.date })}</p>}
    </Screen>
  )
}
