import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { referralRulesQuery } from '#api/agent/referral.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import forms from '#shared/forms/form.module.css'
import styles from '#shared/records/records.module.css'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'

export function HowItWorks() {
  const { t } = useTranslation('referral')
  const { data = [] } = useQuery(referralRulesQuery(useLanguage()))
  if (data.length === 0) return null
  return (
    <>
      <h2 className={forms.group}>{t('rules')}</h2>
      {data.map(({ title, content }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <SanitizedHtml html={content} />
        </div>
      ))}
    </>
  )
}
