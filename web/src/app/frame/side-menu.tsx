import {
  CircleHelp,
  Gift,
  HeartHandshake,
  House,
  LogOut,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  Settings,
  UserPlus,
} from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { memo, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { menuQuery, useModule } from '#api/site/system.queries.ts'
import { useSession } from '#api/member/session.ts'
import { SignOutDialog } from '#shared/sign-out.tsx'
import { useReferral } from '#shared/use-referral.tsx'
import { paths } from '#lib/site/paths.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { LanguageChoice, ThemeChoice } from '#ui/action/preferences.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './side-menu.module.css'
import { MemberCard } from '#shared/member/member-card.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import card from '#shared/member/member-card.module.css'

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const [isSigningOut, setSigningOut] = useState(false)
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('sideMenu')} side="right" hideTitle>
        <MenuContent onGo={onClose} onSignOut={setSigningOut} />
      </Sheet>
      <SignOutDialog open={isSigningOut} onClose={() => setSigningOut(false)} onDone={onClose} />
    </>
  )
}

type MenuContentProps = { onGo: () => void; onSignOut: (isSigningOut: boolean) => void }

/** Not rendered again when the menu closes, which took two thirds of the time of a tap on one of its links. */
const MenuContent = memo(function MenuContent({ onGo, onSignOut }: MenuContentProps) {
  const { t } = useTranslation()
  const current = useSession()
  return (
    <nav className={styles.menu} aria-label={t('sideMenu')}>
      <MenuProfile onGo={onGo} />
      <MenuLinks onGo={onGo} />
      <div className={styles.choices}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
      {current && (
        <div className={styles.out}>
          <ListCard>
            <ListRow icon={<LogOut />} title={t('signOut')} onClick={() => onSignOut(true)} />
          </ListCard>
        </div>
      )}
    </nav>
  )
})

function MenuLinks({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  useQuery(menuQuery())
  const { sheet, ...referral } = useReferral(onGo)
  const links: MenuLink[] = [
    { isShown: useModule('MC'), to: paths.memberHome, icon: <House />, title: t('memberHome') },
    { isShown: useModule('REWCEN3'), to: paths.rewardCenter, icon: <Gift />, title: t('rewardCenter') },
    { isShown: useModule('TRANSREC3'), to: paths.accountRecord, icon: <ScrollText />, title: t('accountRecord') },
    {
      isShown: useModule('TRANSBETREPMEM3'),
      to: paths.bettingRecord,
      icon: <ReceiptText />,
      title: t('bettingRecord'),
    },
    { ...referral, to: paths.inviteFriends, icon: <UserPlus />, title: t('referral') },
    { isShown: useModule('RESPGAME3'), to: paths.responsible, icon: <HeartHandshake />, title: t('responsible') },
    { isShown: true, to: paths.settings, icon: <Settings />, title: t('settings') },
    { isShown: true, to: paths.message, icon: <MessagesSquare />, title: t('messages') },
    { isShown: true, to: paths.help(), icon: <CircleHelp />, title: t('help') },
  ]
  return (
    <>
      <ListCard>
        {links
          .filter((link) => link.isShown)
          .map(({ to, icon, title, onPress = onGo }) => (
            <ListRow key={to} to={to} icon={icon} title={title} onClick={onPress} />
          ))}
      </ListCard>
      {sheet}
    </>
  )
}

type MenuLink = {
  isShown: boolean | undefined
  to: string
  icon: ReactNode
  title: string
  onPress?: (event: MouseEvent) => void
}

function MenuProfile({ onGo }: { onGo: () => void }) {
  const current = useSession()
  return current ? <MemberCard account={current.userName} onGo={onGo} /> : <Guest onGo={onGo} />
}

function Guest({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  // The site may hide the login; it is shown until that is known.
  const canSignIn = useModule('LOGIN') !== false
  return (
    <>
      <div className={card.person}>
        <BrandMark size={44} />
        <p className={card.name}>{t('brand')}</p>
      </div>
      <div className={card.buttons}>
        {canSignIn && (
          <ButtonLink to={paths.login} variant="secondary" onClick={onGo}>
            {t('login')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.register} onClick={onGo}>
          {t('register')}
        </ButtonLink>
      </div>
    </>
  )
}
