import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawCaptcha } from '#api/session.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { paths } from '#lib/paths.ts'
import { CaptchaField } from '#parts/forms/captcha-field.tsx'
import { FormFailure } from '#parts/forms/form-failure.tsx'
import styles from '#parts/forms/form.module.css'
import { SocialButtons } from '#parts/forms/social-buttons.tsx'
import { recall } from '#parts/remembered.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Drum } from '#ui/drum.tsx'
import { Link } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SmsFields } from './sms-fields.tsx'
import { type LoginMethod, useLogin } from './use-login.ts'

/** Logging in, by name or by the code that a mobile number is sent. Where the person goes afterwards is the route guard's to know. */
export function LoginScreen() {
  const { t } = useTranslation(['sign-in', 'app'])
  const bySms = useModule('MOBILEVERCODELOGIN3')
  const [method, choose] = useMethod()
  const tabs = [
    { value: 'username' as const, label: t('username') },
    { value: 'sms' as const, label: t('bySms') },
  ]
  const form = <LoginForm method={bySms ? method : 'username'} />
  return (
    <div className={styles.screen}>
      <div className={styles.emblem}>
        <Drum size={72} />
        <p>{t('welcomeBack')}</p>
      </div>
      {bySms ? (
        <Tabs label={t('methods')} tabs={tabs} value={method} onChange={choose}>
          {form}
        </Tabs>
      ) : (
        form
      )}
      <SocialButtons />
      <p className={styles.other}>
        {t('noAccount')} <Link to={paths.register}>{t('app:register')}</Link>
      </p>
      <p className={styles.other}>
        <Link to={paths.trial}>{t('tryFirst')}</Link>
      </p>
    </div>
  )
}

/** By name at first. Another way in asks for another captcha: the old one may be used up. */
function useMethod() {
  const client = useQueryClient()
  const [method, setMethod] = useState<LoginMethod>('username')
  const choose = (next: LoginMethod) => {
    setMethod(next)
    void drawCaptcha(client)
  }
  return [method, choose] as const
}

function LoginForm({ method }: { method: LoginMethod }) {
  const { t } = useTranslation(['sign-in', 'app'])
  const { form, captchas } = useLogin(method)
  return (
    <form {...form.props} className={styles.form} aria-label={t('app:login')}>
      {method === 'username' ? <NameFields key="name" form={form} /> : <SmsFields key="sms" form={form} />}
      {captchas > 0 && (
        <CaptchaField key={captchas} {...form.field('identifying')} onRefresh={() => form.set('identifying', '')} />
      )}
      <div className={styles.row}>
        <CheckField name="remember" label={t('rememberMe')} defaultChecked />
        <Link to={paths.forget} className={styles.link}>
          {t('forgotPassword')}
        </Link>
      </div>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('app:login')}
      </Button>
    </form>
  )
}

function NameFields({ form }: { form: ReturnType<typeof useLogin>['form'] }) {
  const { t } = useTranslation('sign-in')
  const [{ username, password }] = useState(() => recall('username'))
  return (
    <>
      <TextField {...form.field('username')} label={t('username')} defaultValue={username} kind="username" autoFocus />
      <PasswordField {...form.field('password')} label={t('password')} defaultValue={password} />
    </>
  )
}
