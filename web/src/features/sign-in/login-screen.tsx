import { GatewayError } from '@longan/sdk'
import { loginPayload, usernameLogin } from '@longan/sdk/inputs/login'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { captchaQuery, logIn } from '#api/session.queries.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { Drum } from '#ui/drum.tsx'
import { useForm } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Checkbox } from '#ui/switch.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CaptchaField } from './captcha-field.tsx'
import styles from './login-screen.module.css'
import { forgetRemembered, recall, remember } from './remembered.ts'
import { useFieldWords } from './use-field-words.ts'

const REVALIDATE_AFTER = 200

/** Logging in by username and password. Where the person goes afterwards is the route guard's to know. */
export function LoginScreen() {
  const { t } = useTranslation(['sign-in', 'app'])
  const login = useLogin()
  const words = useFieldWords(login.form)
  const [remembered] = useState(recall)
  return (
    <div className={styles.screen}>
      <div className={styles.emblem}>
        <Drum size={72} />
        <p>{t('welcomeBack')}</p>
      </div>
      <form {...login.form.props} className={styles.form} aria-label={t('app:login')}>
        <TextField
          {...words('username')}
          label={t('username')}
          defaultValue={remembered.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordField {...words('password')} label={t('password')} defaultValue={remembered.password} />
        {login.withCaptcha && <CaptchaField {...words('identifying')} onRefresh={login.clearCaptcha} />}
        <div className={styles.row}>
          <Checkbox name="remember" label={t('rememberMe')} defaultChecked />
          <Link to={paths.forget} className={styles.link}>
            {t('forgotPassword')}
          </Link>
        </div>
        {login.failure && (
          <p role="alert" className={styles.failure}>
            {login.failure}
          </p>
        )}
        <Button type="submit" wide busy={login.form.busy}>
          {t('app:login')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('noAccount')} <Link to={paths.register}>{t('app:register')}</Link>
      </p>
    </div>
  )
}

function useLogin() {
  const { i18n } = useTranslation()
  const client = useQueryClient()
  const [withCaptcha, setWithCaptcha] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  const { mutateAsync } = useMutation(logIn(client))
  const form = useForm(usernameLogin({ withCaptcha }), async (input) => {
    setFailed(undefined)
    try {
      await mutateAsync(loginPayload(input))
      if (isRememberTicked(form.props.ref.current)) remember(input)
      else forgetRemembered()
    } catch (error) {
      await showFailure(error)
    }
  })
  const clearCaptcha = () => form.set('identifying', '')
  const showFailure = async (error: unknown) => {
    setFailed(error)
    if (!(error instanceof GatewayError) || !error.value?.captcha) return
    setWithCaptcha(true)
    clearCaptcha()
    await client.invalidateQueries({ queryKey: captchaQuery(true).queryKey })
  }
  // A change of language judges the filled fields again, a moment later, so that quick switching costs nothing.
  useEffect(() => {
    const timer = setTimeout(() => form.revalidate(), REVALIDATE_AFTER)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.language])
  return { form, withCaptcha, clearCaptcha, failure: failed === undefined ? '' : problemText(failed) }
}

const isRememberTicked = (form: HTMLFormElement | null) => form !== null && new FormData(form).get('remember') === 'on'
