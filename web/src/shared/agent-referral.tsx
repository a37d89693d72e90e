import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { BriefcaseBusiness, Link2 } from 'lucide-react'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

type AgentReferralProps = { open: boolean; onClose: () => void; onGo?: () => void }

/** The links to how an agent refers members, in a sheet. */
export function AgentReferral({ open, onClose, onGo }: AgentReferralProps) {
  const { t } = useTranslation('app')
  const go = () => {
    onClose()
    onGo?.()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('referral')}>
      <AgentReferralLinks onGo={go} />
    </Sheet>
  )
}

/** The agents' entry to referral: their links and their team. */
export function AgentReferralLinks({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation(['titles', 'app'])
  return (
    <ListCard>
      <ListRow to={paths.agentRegister} icon={<Link2 />} title={t('agentRegister')} onClick={onGo} />
      <ListRow to={paths.agentHome} icon={<BriefcaseBusiness />} title={t('app:agentArea')} onClick={onGo} />
    </ListCard>
  )
}
