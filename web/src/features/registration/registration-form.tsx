import { ruleOf } from '@longan/sdk/inputs/registration'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#lib/site/config.ts'
import { CaptchaField } from '#shared/forms/captcha-field.tsx'
import styles from '#shared/forms/form.module.css'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { SocialButtons } from '#shared/forms/social-buttons.tsx'
import { Button } from '#ui/action/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { NumberFields } from './number-fields.tsx'
import { PolicyLink } from './policy-link.tsx'
import { type RegistrationProps, useRegistration } from './use-registration.ts'
import { UsernameField } from './username-field.tsx'

export function RegistrationForm(props: RegistrationProps) {
  const { site, method, draft } = props
  const { t } = useTranslation(['registration', 'app', 'forms'])
  const [isAgreed, setAgreed] = useState(true)
  const { form, field, refuse } = useRegistration(props)
  const { hasPassword, hasCode } = site.formOf(method)
  const { onInput, ...formProps } = form.props
  const handleInput = (event: SyntheticEvent<HTMLFormElement>) => {
    draft.save(event.currentTarget)
    onInput()
  }
  return (
    <form {...formProps} className={styles.form} aria-label={t('app:register')} onInput={handleInput}>
      {method === 'username' && (
        <UsernameField form={form} field={field('username')} rule={ruleOf(site.rules, 'username')} />
      )}
      {method === 'mobile' && <NumberFields {...{ site, method, form, field, onRefused: refuse, hasCode }} />}
      {hasPassword && (
        <>
          <NewPasswordField {...field('password')} label={t('password')} rule={ruleOf(site.rules, 'password')} />
          <PasswordField {...field('confimpsw')} label={t('confirmPassword')} autoComplete="new-password" />
        </>
      )}
      {method === 'username' && ruleOf(site.rules, 'mobileNum').enabled && (
        <NumberFields {...{ site, method, form, field, onRefused: refuse, hasCode }} />
      )}
      <ExtraFields site={site} method={method} field={field} />
      {ruleOf(site.rules, 'captcha').enabled && (
        <CaptchaField {...field('identifying')} onRefresh={() => form.set('identifying', '')} />
      )}
      <div>
        <CheckField
          name="agreed"
          label={t('agree', { age: config.minimumAge })}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <PolicyLink />
      </div>
      {form.failure && (
        <p role="alert" className={styles.failure}>
          {form.failure}
        </p>
      )}
      <Button type="submit" wide busy={form.busy} disabled={!isAgreed}>
        {t('app:register')}
      </Button>
      <SocialButtons />
    </form>
  )
}
