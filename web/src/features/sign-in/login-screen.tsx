import { GatewayError } from '@longan/sdk'
import { loginPayload, usernameLogin } from '@longan/sdk/inputs/login'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'
import { captchaQuery, logIn } from '#api/session.queries.ts'
import { paths } from '#lib/paths.ts'
import { CaptchaField } from '#parts/forms/captcha-field.tsx'
import styles from '#parts/forms/form.module.css'
import { useGatewayForm } from '#parts/gateway-form.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Drum } from '#ui/drum.tsx'
import type { Fields } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { forgetRemembered, recall, remember } from './remembered.ts'

/** Logging in by username and password. Where the person goes afterwards is the route guard's to know. */
export function LoginScreen() {
  const { t } = useTranslation(['sign-in', 'app'])
  const { form, captchas } = useLogin()
  const [remembered] = useState(recall)
  return (
    <div className={styles.screen}>
      <div className={styles.emblem}>
        <Drum size={72} />
        <p>{t('welcomeBack')}</p>
      </div>
      <form {...form.props} className={styles.form} aria-label={t('app:login')}>
        <TextField
          {...form.field('username')}
          label={t('username')}
          defaultValue={remembered.username}
          kind="username"
          autoFocus
        />
        <PasswordField {...form.field('password')} label={t('password')} defaultValue={remembered.password} />
        {captchas > 0 && (
          <CaptchaField key={captchas} {...form.field('identifying')} onRefresh={() => form.set('identifying', '')} />
        )}
        <div className={styles.row}>
          <CheckField name="remember" label={t('rememberMe')} defaultChecked />
          <Link to={paths.forget} className={styles.link}>
            {t('forgotPassword')}
          </Link>
        </div>
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        <Button type="submit" wide busy={form.busy}>
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
  const client = useQueryClient()
  const [captchas, setCaptchas] = useState(0)
  const { mutateAsync } = useMutation(logIn(client))
  const askForCaptcha = async (error: unknown) => {
    if (error instanceof GatewayError && error.value?.captcha) {
      setCaptchas((before) => before + 1)
      await client.invalidateQueries({ queryKey: captchaQuery(true).queryKey })
    }
    throw error
  }
  const send = async (input: InferOutput<ReturnType<typeof usernameLogin>>, ticked: Fields) => {
    await mutateAsync(loginPayload(input)).catch(askForCaptcha)
    if (ticked.remember) remember(input)
    else forgetRemembered()
  }
  /** How many captchas were asked for: each is answered in a field of its own. */
  return { captchas, form: useGatewayForm(usernameLogin({ withCaptcha: captchas > 0 }), send) }
}
