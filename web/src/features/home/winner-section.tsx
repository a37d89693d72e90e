import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { winnersQuery } from '#api/games/games.queries.ts'
import { imageUrl } from '#lib/site/images.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import styles from './home.module.css'
import { useNearViewport } from './deferred-rendering.ts'

const MAX_SHOWN = 5

/** Latest winners, labelled as sample data. */
export function WinnerSection() {
  const { t } = useTranslation('home')
  const [place, isNear] = useNearViewport<HTMLDivElement>()
  const { data, isError } = useQuery({ ...winnersQuery(useLanguage()), enabled: isNear })
  if (data?.length === 0 || (isError && !data)) return null
  return (
    <div {...place}>
      <Section title={t('winners')} action={<span className={styles.tag}>{t('demoData')}</span>}>
        {!data && <RowSkeletons count={MAX_SHOWN} height={56} />}
        {data && (
          <ul className={styles.winners} aria-label={t('winners')}>
            {data.slice(0, MAX_SHOWN).map(({ customerName, gameName, winAmount, iconUrl, nodeId }) => (
              <li key={`${customerName} ${nodeId} ${winAmount}`}>
                <img src={imageUrl(iconUrl)} alt="" width={36} height={48} loading="lazy" decoding="async" />
                <span className={styles.winner}>
                  <span>{customerName}</span>
                  <span>{gameName}</span>
                </span>
                <Amount value={winAmount} signed />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
