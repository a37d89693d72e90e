import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { logInAsAgent } from './agent-entry.queries.ts'
import { useIsAgent } from '#api/member/member.queries.ts'
import { session, useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { Emblem, Lead, Remark, Screen } from '#shared/forms/form-layout.tsx'
import { Button } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { Link } from '#ui/action/link.tsx'
import { LoginForm } from './login-form.tsx'

/** Login for agents. The device is then an agent's: its login is this page until the user says that they are a member. */
export function AgentEntryScreen() {
  const { t } = useTranslation('sign-in')
  const current = useSession()
  const isAgent = useIsAgent()
  const switchToMember = useSwitchToMember()
  // Read once: it is cleared after the login.
  const [target] = useState(session.returnPath)
  // The browser's storage is outside React.
  useEffect(() => void storage.set('agentMarker', '1'), [])
  // On an agent's device home is the agents' home.
  if (isAgent) return <Navigate to={target} replace />
  return (
    <Screen>
      <Emblem>
        <BrandMark size={72} />
        <p>{t('agentTitle')}</p>
      </Emblem>
      {current && <Lead>{t('agentOther', { name: current.userName })}</Lead>}
      <LoginForm method="username" label={t('agentTitle')} loginMutation={logInAsAgent} />
      <Remark>
        {t('noAgentYet')} <Link to={paths.agentRegister}>{t('becomeAgent')}</Link>
      </Remark>
      <Button variant="quiet" onClick={switchToMember}>
        {t('iAmMember')}
      </Button>
    </Screen>
  )
}

function useSwitchToMember() {
  const navigate = useNavigate()
  return () => {
    storage.remove('agentMarker')
    void navigate(session.get() ? paths.home : paths.login)
  }
}
