import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { logInAsAgent } from '#api/agent-entry.queries.ts'
import { useIsAgent } from '#api/member.queries.ts'
import { session, useSession } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'
import styles from '#shared/forms/form.module.css'
import { Button } from '#ui/button.tsx'
import { Drum } from '#ui/brand-mark.tsx'
import { Link } from '#ui/link.tsx'
import { LoginForm } from './login-form.tsx'

/**
 * The door for agents. A device that has been here is an agent's from now on: its login is this one, until somebody says
 * that they are a member.
 */
export function AgentEntryScreen() {
  const { t } = useTranslation('sign-in')
  const current = useSession()
  const isAgent = useIsAgent()
  const leave = useLeaveAsMember()
  // As it was when the person came: once they are in, it is forgotten.
  const [target] = useState(session.returnPath)
  // The phone's memory is outside React.
  useEffect(() => void storage.set('agentMarker', '1'), [])
  // On a marked phone home is the agent's own.
  if (isAgent) return <Navigate to={target} replace />
  return (
    <div className={styles.screen}>
      <div className={styles.emblem}>
        <Drum size={72} />
        <p>{t('agentTitle')}</p>
      </div>
      {current && <p className={styles.lead}>{t('agentOther', { name: current.userName })}</p>}
      <LoginForm method="username" label={t('agentTitle')} enterBy={logInAsAgent} />
      <p className={styles.other}>
        {t('noAgentYet')} <Link to={paths.agentRegister}>{t('becomeAgent')}</Link>
      </p>
      <Button variant="quiet" onClick={leave}>
        {t('iAmMember')}
      </Button>
    </div>
  )
}

/** The device is a member's again, and its login the members'. */
function useLeaveAsMember() {
  const navigate = useNavigate()
  return () => {
    storage.remove('agentMarker')
    void navigate(session.get() ? paths.home : paths.login)
  }
}
