import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import buttons from '#shared/member-card.module.css'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

/** Shown to members who are not agents. Leaving removes the agent marker, so that the app starts at home again. */
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
