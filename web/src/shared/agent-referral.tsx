import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { BriefcaseBusiness, Link2 } from 'lucide-react'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { Sheet } from '#ui/sheet.tsx'

type AgentReferralProps = { open: boolean; onClose: () => void; onGo?: () => void }

/** Links to how an agent refers members: the referral links and the team. */
export function AgentReferral({ open, onClose, onGo }: AgentReferralProps) {
  const { t } = useTranslation(['titles', 'app'])
  const go = () => {
    onClose()
    onGo?.()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('app:referral')}>
      <ListCard>
        <ListRow to={paths.agentRegister} icon={<Link2 />} title={t('agentRegister')} onClick={go} />
        <ListRow to={paths.agentHome} icon={<BriefcaseBusiness />} title={t('app:agentArea')} onClick={go} />
      </ListCard>
    </Sheet>
  )
}
