import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { type BreakFacts, formatMoment } from './break-facts.ts'
import styles from './breaks.module.css'

/** Says until when a break lasts, what is closed meanwhile, and that the balance can be withdrawn. */
export function BreakNotice({ found: { until } }: { found: BreakFacts }) {
  const { t } = useTranslation('responsible')
  return (
    <section className={styles.notice} aria-label={t('breakTitle')}>
      <h2>{t('breakTitle')}</h2>
      {until !== undefined && <p className={styles.until}>{t('breakUntil', { time: formatMoment(until) })}</p>}
      <p>{t('breakText')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.withdraw} variant="secondary" size="small">
          {t('withdraw')}
        </ButtonLink>
        <ButtonLink to={paths.message} variant="quiet" size="small">
          {t('contactUs')}
        </ButtonLink>
      </div>
    </section>
  )
}
