import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'
import buttons from '#shared/member-card.module.css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

/** A member among agents: what this is, how one becomes an agent, and the way back for good. */
export function NotAnAgent() {
  const { t } = useTranslation(['agent', 'app'])
  const navigate = useNavigate()
  const leave = () => {
    storage.remove('agentMarker')
    void navigate(paths.home, { replace: true })
  }
  const action = (
    <div className={buttons.buttons}>
      <Button onClick={leave}>{t('app:toHome')}</Button>
      <ButtonLink variant="secondary" to={paths.agentRegister}>
        {t('becomeAgent')}
      </ButtonLink>
    </div>
  )
  return <Empty title={t('agentsOnly')} text={t('agentsOnlyText')} action={action} />
}
