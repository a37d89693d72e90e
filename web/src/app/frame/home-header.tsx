import { BriefcaseBusiness, ChevronLeft, CircleUserRound, Download, Mail, Menu } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxUnreadQuery } from '#api/inbox/unread.ts'
import { useIsAgent, useHasInbox } from '#api/member/member.queries.ts'
import { useSession } from '#api/member/session.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { paths } from '#lib/site/paths.ts'
import { Badge } from '#ui/text/badge.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { IconButton, IconLink } from '#ui/action/icon-button.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Link } from '#ui/action/link.tsx'
import styles from './home-header.module.css'
import { GuestCard, WalletCard } from './wallet-card.tsx'

const SideMenu = lazyComponent(() => import('./side-menu.tsx').then((file) => file.SideMenu))
const DownloadSheet = lazyComponent(() =>
  import('#features/download/download-sheet.tsx').then((file) => file.DownloadSheet),
)

export function HomeHeader({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation()
  const current = useSession()
  const [menu, setMenu] = useState<boolean>()
  const [download, setDownload] = useState<boolean>()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {onBack && <IconButton label={t('back')} icon={<ChevronLeft />} onClick={onBack} />}
        <Link className={styles.logo} to={paths.home} aria-label={`${t('brand')} · ${t('home')}`}>
          <BrandMark size={34} />
          <span>{t('brand')}</span>
        </Link>
        {current && <UserNavigation />}
        {!isStandalone() && (
          <IconButton label={t('downloadApp')} icon={<Download />} data-download onClick={() => setDownload(true)} />
        )}
        <IconButton label={t('menu')} icon={<Menu />} aria-haspopup="dialog" onClick={() => setMenu(true)} />
      </div>
      {current ? <WalletCard /> : <GuestCard />}
      {menu !== undefined && <SideMenu open={menu} onClose={() => setMenu(false)} />}
      {download !== undefined && <DownloadSheet open={download} onClose={() => setDownload(false)} />}
    </header>
  )
}

function UserNavigation() {
  const { t } = useTranslation()
  const { data: unread } = useQuery({ ...inboxUnreadQuery(), enabled: useHasInbox() })
  const agent = useIsAgent()
  return (
    <nav className={styles.user} aria-label={t('userNavigation')}>
      <IconLink
        label={unread ? `${t('inbox')}, ${t('unread', { total: unread })}` : t('inbox')}
        icon={<Mail />}
        to={paths.inbox}
      >
        <Badge count={unread} />
      </IconLink>
      <IconLink
        label={t(agent ? 'agentArea' : 'memberArea')}
        icon={agent ? <BriefcaseBusiness /> : <CircleUserRound />}
        to={paths.memberHome}
      />
    </nav>
  )
}
