import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { categoriesQuery } from '#api/games/games.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { config } from '#lib/site/config.ts'
import { imageUrl } from '#lib/site/images.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import styles from './home.module.css'

const MAX_SHOWN = 24

export function HomeFooter() {
  const { t } = useTranslation(['home', 'app'])
  const language = useLanguage()
  const { data } = useQuery(categoriesQuery(language))
  const vendors = new Map(data?.categories.flatMap(({ vendors }) => vendors).map((one) => [one.vassalage, one]))
  const year = new Date(serverClock.now()).getFullYear()
  return (
    <footer className={styles.footer}>
      <ul className={styles.marks} aria-label={t('partners')}>
        {[...vendors.values()].slice(0, MAX_SHOWN).map(({ vassalage, displayName, mobileSmallIcon, smallIcon }) => (
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
      {useModule('RESPGAME3') && <Link to={paths.responsible}>{t('app:responsible')}</Link>}
      {config.brand?.links.map(({ title, address }) => (
        <a key={address} href={address}>
          {title[language]}
        </a>
      ))}
      {config.brand?.footer && <p>{config.brand.footer[language]}</p>}
      <p>{t('copyright', { year, brand: t('app:brand'), age: config.minimumAge })}</p>
    </footer>
  )
}
