import { loginPayload } from '@longan/sdk/inputs/login'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { logIn } from '#api/member/session.queries.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Chips } from '#ui/action/chips.tsx'

const PASSWORD = 'Demo@123'

/** Accounts of the demo world, which log in with one tap. Only in the demo and in development. */
export function DemoAccounts() {
  const { t } = useTranslation('sign-in')
  const login = useMutation(logIn(useQueryClient()))
  const enter = (username: string) => {
    if (!login.isPending) login.mutate(loginPayload({ username, password: PASSWORD, identifying: '' }))
  }
  const choices = [
    { value: 'demo01', label: t('demoMember') },
    { value: 'vip02', label: t('demoVip') },
    { value: 'agent01', label: t('demoAgent') },
  ]
  return (
    <section className={styles.other} aria-busy={login.isPending}>
      <p>{t('demoAccounts')}</p>
      <Chips label={t('demoAccounts')} choices={choices} value={login.variables?.username ?? ''} onChange={enter} />
      {login.isError && <FormFailure>{problemText(login.error)}</FormFailure>}
    </section>
  )
}
