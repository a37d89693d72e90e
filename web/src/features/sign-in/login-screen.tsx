import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { refreshCaptcha } from '#api/member/session.queries.ts'
import type { SessionLoss } from '#api/member/session.ts'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import type { BreakFacts } from '#shared/breaks/break-facts.ts'
import { Emblem, Remark, Screen } from '#shared/forms/form-layout.tsx'
import { SocialButtons } from '#shared/forms/social-buttons.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Link } from '#ui/action/link.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginMethod } from './use-login.ts'

const DemoAccounts =
  import.meta.env.DEV || import.meta.env.MODE === 'demo'
    ? lazyComponent(() => import('./demo-accounts.tsx').then((file) => file.DemoAccounts))
    : undefined

/** Why a session has ended, or the self-exclusion that has ended it. */
type LoginState = Partial<SessionLoss> & { found?: BreakFacts }

const RefusedLogin = lazyComponent(() => import('./refused-login.tsx').then((file) => file.RefusedLogin))

/** Login by username, or by a code sent to a mobile number. The route guard decides where the member goes afterwards. */
export function LoginScreen() {
  const { t } = useTranslation(['sign-in', 'app'])
  // Until the site's modules are known, the tabs are there, so that the form does not move.
  const bySms = useModule('MOBILEVERCODELOGIN3') ?? true
  const [method, choose] = useMethod()
  const state = useLocation().state as LoginState | null
  const [found, setFound] = useState(state?.found)
  const tabs = [
    { value: 'username' as const, label: t('byName') },
    ...(bySms ? [{ value: 'sms' as const, label: t('bySms') }] : []),
  ]
  if (found) return <RefusedLogin found={found} onBack={() => setFound(undefined)} />
  return (
    <Screen>
      <Emblem>
        <BrandMark size={72} />
        <p>{t('welcomeBack')}</p>
      </Emblem>
      {state?.reason && <Remark role="status">{state.reason}</Remark>}
      <Tabs label={t('methods')} tabs={tabs} value={method} onChange={choose} isChoice>
        <LoginForm method={bySms ? method : 'username'} label={t('app:login')} onBreak={setFound} />
      </Tabs>
      <SocialButtons />
      {DemoAccounts && <DemoAccounts />}
      <Remark>
        {t('noAccount')} <Link to={paths.register}>{t('app:register')}</Link>
      </Remark>
      <Remark>
        <Link to={paths.trial}>{t('tryFirst')}</Link>
      </Remark>
    </Screen>
  )
}

/** The login method, username first. A change fetches another captcha, because the old one may be used up. */
function useMethod() {
  const client = useQueryClient()
  const [method, setMethod] = useState<LoginMethod>('username')
  const choose = (next: LoginMethod) => {
    setMethod(next)
    void refreshCaptcha(client)
  }
  return [method, choose] as const
}
