import { useSession } from '#api/member/session.ts'
import { useMemberLayout, useModule } from '#api/site/system.queries.ts'
import { MemberCard } from '#shared/member/member-card.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import styles from './member-hub.module.css'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/text/badge.tsx'
import { Link } from '#ui/action/link.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowLeftRight,
  BriefcaseBusiness,
  CircleHelp,
  CreditCard,
  Crown,
  Gift,
  HeartHandshake,
  Mail,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  UserPen,
  UserPlus,
} from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useIsAgent } from '#api/member/member.queries.ts'
import { inboxUnreadQuery } from '#api/inbox/unread.ts'
import { paths } from '#lib/site/paths.ts'
import { useReferral } from '#shared/use-referral.tsx'

export function MemberHubScreen() {
  const account = useSession()?.userName ?? ''
  const layout = useMemberLayout()
  const [own, site] = [useOwnLinks(), useSiteLinks()]
  return (
    <div className={styles.screen} data-layout={layout}>
      <section className={styles.card}>
        <MemberCard account={account} />
      </section>
      {!layout && <RowSkeletons count={6} height={88} />}
      {layout === 'base' && <LinkRows links={own} />}
      {layout === 'new' && <LinkTiles links={own} />}
      {layout && <LinkRows links={site.links} />}
      {site.sheet}
    </div>
  )
}

type LinksProps = { links: readonly MemberLink[] }

function LinkRows({ links }: LinksProps) {
  return (
    <ListCard>
      {links.map(({ to, icon, title, unread, onPress }) => (
        <ListRow key={to} to={to} icon={icon} title={title} trailing={<Unread count={unread} />} onClick={onPress} />
      ))}
    </ListCard>
  )
}

function LinkTiles({ links }: LinksProps) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ to, icon, title, unread, onPress }) => (
        <li key={to}>
          <Link to={to} onClick={onPress}>
            {icon}
            <span>{title}</span>
            <Unread count={unread} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Unread({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  return <Badge count={count} label={t('unread', { total: count ?? 0 })} />
}

type MemberLink = {
  isShown: boolean | undefined
  to: string
  icon: ReactNode
  title: string
  unread?: number
  onPress?: (event: MouseEvent) => void
}

function useAnyAccounts() {
  const [cards, wallets, coins] = [useModule('BINDCARD3'), useModule('BINDEW3'), useModule('BINDVC3')]
  return cards || wallets || coins
}

function useOwnLinks(): MemberLink[] {
  const { t } = useTranslation(['app', 'titles'])
  const { data: unread } = useQuery(inboxUnreadQuery())
  const links: MemberLink[] = [
    { isShown: useAnyAccounts(), to: paths.bankCards(), icon: <CreditCard />, title: t('titles:bankCards') },
    { isShown: useModule('FUNDTRANS3'), to: paths.transfer, icon: <ArrowLeftRight />, title: t('titles:transfer') },
    { isShown: useModule('TRANSREC3'), to: paths.accountRecord, icon: <ScrollText />, title: t('accountRecord') },
    {
      isShown: useModule('TRANSBETREPMEM3'),
      to: paths.bettingRecord,
      icon: <ReceiptText />,
      title: t('bettingRecord'),
    },
    { isShown: useModule('REWCEN3'), to: paths.rewardCenter, icon: <Gift />, title: t('rewardCenter') },
    { isShown: useModule('MEMCLUB3'), to: `${paths.rewardCenter}?tab=vip`, icon: <Crown />, title: 'VIP' },
    { isShown: true, to: paths.inbox, icon: <Mail />, title: t('inbox'), unread },
  ]
  return links.filter(({ isShown }) => isShown)
}

function useSiteLinks(): { links: MemberLink[]; sheet: ReactNode } {
  const { t } = useTranslation(['app', 'titles'])
  const { sheet, ...referral } = useReferral()
  const links: MemberLink[] = [
    { isShown: useIsAgent(), to: paths.agentHome, icon: <BriefcaseBusiness />, title: t('agentArea') },
    { ...referral, to: paths.inviteFriends, icon: <UserPlus />, title: t('referral') },
    { isShown: true, to: paths.profile, icon: <UserPen />, title: t('titles:profile') },
    { isShown: true, to: paths.security, icon: <ShieldCheck />, title: t('titles:security') },
    { isShown: useModule('RESPGAME3'), to: paths.responsible, icon: <HeartHandshake />, title: t('responsible') },
    { isShown: true, to: paths.settings, icon: <Settings />, title: t('settings') },
    { isShown: true, to: paths.help(), icon: <CircleHelp />, title: t('help') },
  ]
  return { links: links.filter(({ isShown }) => isShown), sheet }
}
