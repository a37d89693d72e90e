import type { Rulebook } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { formatCitation } from './rule-value.ts'
import styles from './responsible.module.css'

type RuleSourceProps = { rulebook: Rulebook; ruleId: string }

/** The clause that a tool comes from, as a link to its rule. */
export function RuleSource({ rulebook, ruleId }: RuleSourceProps) {
  const { t } = useTranslation('responsible')
  const rule = rulebook.rules.find((one) => one.ruleId === ruleId)
  if (!rule) return null
  return (
    <Link className={styles.source} to={`${paths.responsibleRules}#${ruleId}`}>
      {t('source', { citation: formatCitation(rule.citation) })}
    </Link>
  )
}
