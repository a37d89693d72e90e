import { loginPayload } from '@longan/sdk/inputs/login'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { logIn } from '#api/member/session.queries.ts'
import { FormFailure, Remark } from '#shared/forms/form-layout.tsx'
import { useSingleRun } from '#lib/device/use-single-run.ts'
import { Chips } from '#ui/action/chips.tsx'

const PASSWORD = 'Demo@123'

/** Accounts of the demo world, which log in with one tap. Only in the demo and in development. */
export function DemoAccounts() {
  const { t } = useTranslation('sign-in')
  const login = useMutation(logIn(useQueryClient()))
  // An error is shown below the accounts.
  const { run, busy } = useSingleRun((username: string) =>
    login.mutateAsync(loginPayload({ username, password: PASSWORD, identifying: '' })).catch(() => undefined),
  )
  const choices = [
    { value: 'demo01', label: t('demoMember') },
    { value: 'vip02', label: t('demoVip') },
    { value: 'agent01', label: t('demoAgent') },
  ]
  return (
    <Remark as="section" aria-busy={busy}>
      <p>{t('demoAccounts')}</p>
      <Chips
        label={t('demoAccounts')}
        choices={choices}
        value={login.variables?.username ?? ''}
        onChange={(username) => void run(username)}
      />
      {login.isError && <FormFailure>{problemText(login.error)}</FormFailure>}
    </Remark>
  )
}
