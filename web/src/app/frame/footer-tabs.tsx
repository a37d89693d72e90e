import { Gift, Headset, House, MessageCircle, Volleyball } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useModuleOff, useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { useService } from '#shared/use-service.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Link } from '#ui/action/link.tsx'
import type { RouteEntry } from '../routes/route.ts'
import styles from './footer-tabs.module.css'

const ServiceSheet = lazyComponent(() => import('#shared/service-sheet.tsx').then((file) => file.ServiceSheet))

type Page = RouteEntry['title']

export function FooterTabs({ page }: { page: Page }) {
  const { t } = useTranslation()
  const service = useService()
  const liveChat = useModule('CBS3')
  const navigate = useNavigate()
  return (
    <nav className={styles.tabs} aria-label={t('mainNavigation')}>
      <Tab to={paths.sports} page={page} titles={['sports', 'sportsGame']} icon={<Volleyball />} label={t('sports')} />
      {!useModuleOff('PROMO3') && (
        <Tab
          to={paths.promotions()}
          page={page}
          titles={['promotions', 'promotion']}
          icon={<Gift />}
          label={t('promotions')}
        />
      )}
      <Tab to={paths.home} page={page} titles={['home', 'main']} icon={<House />} label={t('home')} />
      <button type="button" className={styles.tab} onClick={service.open}>
        <Headset />
        {t('service')}
      </button>
      {liveChat === undefined && <span className={styles.tab} aria-hidden />}
      {liveChat && (
        <button type="button" className={styles.tab} onClick={() => void navigate(paths.chat)}>
          <MessageCircle />
          {t('liveChat')}
        </button>
      )}
      {service.choosing !== undefined && (
        <ServiceSheet open={service.choosing} onClose={service.close} service={service} />
      )}
    </nav>
  )
}

type TabProps = { to: string; page: Page; titles: Page[]; icon: ReactNode; label: string }

function Tab({ to, page, titles, icon, label }: TabProps) {
  return (
    <Link className={styles.tab} to={to} aria-current={titles.includes(page) ? 'page' : undefined}>
      {icon}
      {label}
    </Link>
  )
}
