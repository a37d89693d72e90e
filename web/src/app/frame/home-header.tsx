import { BriefcaseBusiness, ChevronLeft, CircleUserRound, Download, Mail, Menu, Eye, EyeOff } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxUnreadQuery } from '#api/inbox/unread.ts'
import { useIsAgent, useHasInbox } from '#api/member/member.queries.ts'
import { useSession } from '#api/member/session.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { config } from '#lib/site/config.ts'
import { paths } from '#lib/site/paths.ts'
import { Badge } from '#ui/text/badge.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { IconButton, IconLink } from '#ui/action/icon-button.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Link } from '#ui/action/link.tsx'
import styles from './home-header.module.css'
import { useBalanceHidden } from '#lib/money/balance-hidden.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { MyAvatar } from '#shared/member/my-avatar.ts'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { useDepositPress } from '#shared/use-deposit-press.ts'

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
          {config.brand?.logo ? (
            <img src={config.brand.logo} alt="" height={34} />
          ) : (
            <>
              <BrandMark size={34} />
              <span>{t('brand')}</span>
            </>
          )}
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

function WalletCard() {
  const { t } = useTranslation()
  const { data, isFetching } = useQuery(walletQuery())
  const [hidden, setHidden] = useBalanceHidden()
  const deposit = useDepositPress()
  return (
    <div className={styles.card}>
      <Link className={styles.avatar} to={paths.memberHome} aria-label={t('memberArea')}>
        <MyAvatar />
      </Link>
      <div className={styles.words}>
        <div className={styles.label}>
          {t('availableBalance')}
          <IconButton
            label={t(hidden ? 'showBalance' : 'hideBalance')}
            icon={hidden ? <EyeOff /> : <Eye />}
            onClick={() => setHidden(!hidden)}
          />
        </div>
        <div className={styles.balance} aria-busy={isFetching || undefined}>
          <Amount exact value={data?.sumBalance} masked={hidden || isFetching} size="amount" />
        </div>
      </div>
      <ButtonLink to={paths.deposit} onClick={deposit}>
        {t('deposit')}
      </ButtonLink>
    </div>
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
