import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '#api/games.queries.ts'
import { imageUrl } from '#api/images.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { serverClock } from '#lib/server-clock.ts'
import styles from './home.module.css'

const shown = 24

/** Who the games come from, and whose site this is. */
export function HomeFooter() {
  const { t } = useTranslation(['home', 'app'])
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const marks = new Map(data?.categories.flatMap(({ vendors }) => vendors).map((one) => [one.vassalage, one]))
  const year = new Date(serverClock.now()).getFullYear()
  return (
    <footer className={styles.footer}>
      <ul className={styles.marks} aria-label={t('partners')}>
        {[...marks.values()].slice(0, shown).map(({ vassalage, displayName, mobileSmallIcon, smallIcon }) => (
          <li key={vassalage}>
            <img
              src={imageUrl(mobileSmallIcon ?? smallIcon)}
              alt={displayName}
              title={displayName}
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <p>{t('copyright', { year, brand: t('app:brand') })}</p>
    </footer>
  )
}
