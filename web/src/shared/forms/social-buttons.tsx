import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { identity } from '#api/member/identity.ts'
import { problemCode, problemText } from '#api/problems.ts'
import { logIn } from '#api/member/session.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { useSingleRun } from '#lib/device/use-single-run.ts'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { FormFailure } from './form-layout.tsx'
import styles from './form.module.css'

type Service = 'google' | 'facebook'

export function SocialButtons() {
  const { t } = useTranslation('forms')
  const isOn = { google: useModule('GOOGLELOGIN3'), facebook: useModule('FACEBOOKLOGIN3') }
  const { startLogin, service, words } = useSocialLogin()
  const offered = (['google', 'facebook'] as const).filter((one) => identity.provider() && isOn[one])
  if (offered.length === 0) return null
  return (
    <div className={styles.social} role="group" aria-label={t('social')}>
      <p>{t('social')}</p>
      {offered.map((one) => (
        <Button key={one} variant="secondary" busy={service === one} onClick={() => void startLogin(one)}>
          {t(one)}
        </Button>
      ))}
      <FormFailure>{words}</FormFailure>
    </div>
  )
}

/** Logs in through a service. A user that the gateway does not know registers first and is linked to the account. */
function useSocialLogin() {
  const { t } = useTranslation('forms')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(logIn(useQueryClient()))
  const [words, setWords] = useState('')
  const logInWith = async (one: Service) => {
    const firebaseIdToken = await identity.provider()![one]()
    if (!firebaseIdToken) return
    identity.setToken(firebaseIdToken)
    await mutateAsync({ type: 'firebase', firebaseIdToken })
  }
  const showRefusal = async (error: unknown) => {
    const isUnknown = problemCode(error) === 'bind_customer_required'
    setWords(isUnknown ? t('bindFirst') : problemText(error))
    if (isUnknown) await navigate(paths.register)
    else identity.setToken(undefined)
  }
  const { run, running } = useSingleRun(async (one: Service) => {
    setWords('')
    await logInWith(one).catch(showRefusal)
  })
  return { startLogin: run, service: running, words }
}
