import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  CircleUserRound,
  Coins,
  FileText,
  HandCoins,
  Link2,
  LogOut,
  Percent,
  PiggyBank,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { SignOutDialog } from '#shared/sign-out.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { type View, viewPath, views } from './views.ts'

const icons: Record<View, typeof Users> = {
  team: Users,
  rebates: Percent,
  transfer: ArrowLeftRight,
  commissions: Coins,
  salary: HandCoins,
  dividends: PiggyBank,
  report: ChartNoAxesColumn,
  contracts: FileText,
}

export function AgentMenu() {
  const { t } = useTranslation(['agent', 'app'])
  const [isSigningOut, setSigningOut] = useState(false)
  return (
    <>
      <ListCard label={t('tools')}>
        {views.map((view) => {
          const Icon = icons[view]
          return <ListRow key={view} to={viewPath(view)} icon={<Icon />} title={t(view)} />
        })}
        <ListRow to={paths.agentRegister} icon={<Link2 />} title={t('links')} />
      </ListCard>
      <ListCard>
        <ListRow to={paths.memberHome} icon={<CircleUserRound />} title={t('app:memberHome')} />
        <ListRow icon={<LogOut />} title={t('app:signOut')} onClick={() => setSigningOut(true)} />
      </ListCard>
      <SignOutDialog open={isSigningOut} onClose={() => setSigningOut(false)} />
    </>
  )
}
