import { ChevronLeft, Download, Menu } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#api/member/session.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { config } from '#lib/site/config.ts'
import { paths } from '#lib/site/paths.ts'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Link } from '#ui/action/link.tsx'
import styles from './home-header.module.css'
import { ButtonLink } from '#ui/action/button.tsx'

const MemberNavigation = lazyComponent(() => import('./member-header.tsx').then((file) => file.MemberNavigation))
const WalletCard = lazyComponent(
  () => import('./member-header.tsx').then((file) => file.WalletCard),
  () => <div className={styles.card} />,
)
const SideMenu = lazyComponent(() => import('./side-menu.tsx').then((file) => file.SideMenu))
const DownloadSheet = lazyComponent(() =>
  import('#features/download/download-sheet.tsx').then((file) => file.DownloadSheet),
)

/** Loads the header of members, so that it is complete when it is first shown. */
export const preloadMemberHeader = () => Promise.all([MemberNavigation.preload(), WalletCard.preload()])

export function HomeHeader({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation()
  const current = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {onBack && <IconButton label={t('back')} icon={<ChevronLeft />} onClick={onBack} />}
        <Link className={styles.logo} to={paths.home} aria-label={`${t('brand')} · ${t('home')}`}>
          {config.brand?.logo ? (
            <img src={config.brand.logo} alt="" height={34} />
          ) : (
            <>
              <BrandMark size={34} />
              <span>{t('brand')}</span>
            </>
          )}
        </Link>
        {current && <MemberNavigation />}
        {!isStandalone() && <DownloadButton />}
        <MenuButton />
      </div>
      {current ? <WalletCard /> : <GuestCard />}
    </header>
  )
}

function DownloadButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton label={t('downloadApp')} icon={<Download />} data-download onClick={() => setOpen(true)} />
      {isOpen !== undefined && <DownloadSheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Apart from the header, which need not render again when the menu opens or closes. */
function MenuButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <IconButton label={t('menu')} icon={<Menu />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen !== undefined && <SideMenu open={isOpen} onClose={close} />}
    </>
  )
}

function GuestCard() {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <p className={styles.greeting}>{t('welcome')}</p>
      <div className={styles.buttons}>
        <ButtonLink to={paths.login} variant="secondary" size="small">
          {t('login')}
        </ButtonLink>
        <ButtonLink to={paths.register} size="small">
          {t('register')}
        </ButtonLink>
      </div>
    </div>
  )
}
