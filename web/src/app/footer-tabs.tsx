import { Gift, Headset, House, MessageCircle, Volleyball } from 'lucide-react'
import { isTrial } from '@longan/sdk'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMemberType } from '#api/member.queries.ts'
import { session } from '#api/session.ts'
import { useModule } from '#api/system.queries.ts'
import { paths } from '#lib/paths.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toast.ts'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'
import styles from './footer-tabs.module.css'
import { useService } from './use-service.ts'

const FreeReject = lazyPart(() => import('./free-reject.tsx').then((file) => file.FreeReject))
const ServiceSheet = lazyPart(() => import('./service-sheet.tsx').then((file) => file.ServiceSheet))

/** The tab bar: sports, promotions, home, customer service and, where the site has it, live chat. */
export function FooterTabs() {
  const { t } = useTranslation()
  const service = useService()
  const liveChat = useModule('CBS3')
  const chat = useLiveChat()
  return (
    <nav className={styles.tabs} aria-label={t('mainNavigation')}>
      <Tab to={paths.sports} titles={['sports', 'sportsGame']} icon={<Volleyball />} label={t('sports')} />
      <Tab to={paths.promotions()} titles={['promotions', 'promotion']} icon={<Gift />} label={t('promotions')} />
      <Tab to={paths.home} titles={['home', 'main']} icon={<House />} label={t('home')} />
      <button type="button" className={styles.tab} onClick={service.open}>
        <Headset />
        {t('service')}
      </button>
      {liveChat === undefined && <span className={styles.tab} aria-hidden />}
      {liveChat && (
        <button type="button" className={styles.tab} onClick={chat.open}>
          <MessageCircle />
          {t('liveChat')}
        </button>
      )}
      {service.choosing !== undefined && (
        <ServiceSheet open={service.choosing} onClose={service.close} service={service} />
      )}
      {chat.refused && <FreeReject onClose={chat.close} />}
    </nav>
  )
}

type TabProps = { to: string; titles: string[]; icon: ReactNode; label: string }

function Tab({ to, titles, icon, label }: TabProps) {
  const title = findRoute(routes, useLocation().pathname)?.title ?? ''
  return (
    <Link className={styles.tab} to={to} aria-current={titles.includes(title) ? 'page' : undefined}>
      {icon}
      {label}
    </Link>
  )
}

function useLiveChat() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const trial = isTrial(useMemberType())
  const [refused, setRefused] = useState(false)
  const open = () => {
    if (!session.get()) void navigate(paths.login)
    else if (trial) setRefused(true)
    else void showToast(t('comingSoon'), { time: 'comingSoon' })
  }
  return { open, refused, close: () => setRefused(false) }
}
