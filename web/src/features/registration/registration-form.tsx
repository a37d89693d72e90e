import { useSearchParams } from 'react-router-dom'
import { refreshCaptcha } from '#api/member/session.queries.ts'
import { codeProof } from '#api/member/verification.queries.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { Draft } from '#ui/form/use-draft.ts'
import {
  ruleOf,
  numberFields,
  extraFields,
  FIRST_YEAR,
  registrationPayload,
  registrationSchema,
  type RegistrationValues,
} from '@longan/sdk/inputs/registration'
import { type SyntheticEvent, useState, type FocusEvent, type ComponentProps, type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#lib/site/config.ts'
import { CaptchaField } from '#shared/forms/captcha-field.tsx'
import styles from '#shared/forms/form.module.css'
import { Form, FormFailure, Group } from '#shared/forms/form-layout.tsx'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { SocialButtons } from '#shared/forms/social-buttons.tsx'
import { Button } from '#ui/action/button.tsx'
import { CheckField, TextField, PasswordField } from '#ui/form/text-field.tsx'
import { fieldErrorOf } from '@longan/sdk/inputs/field-error'
import type { RegistrationRule, RegistrationInput } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemCode, problemText } from '#api/problems.ts'
import { checkUsername, join } from '#api/member/registration.queries.ts'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/code-field.tsx'
import type { Method, RegistrationSite } from './use-registration-site.ts'

type RegistrationProps = { site: RegistrationSite; method: Method; draft: Draft }
type FieldOf = ReturnType<typeof useRegistration>['field']
type RegistrationFormState = ReturnType<typeof useRegistration>['form']

const environmentOf = (domain: string) => ({
  domain,
  registerUrl: location.hostname,
  registerMethod: runEnvironment(),
})

function useRegistration({ site, method, draft }: RegistrationProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const names = numberFields[method]
  const schema = registrationSchema(site.rules, site.formOf(method))
  const register = useRegister(method)

  const send = async (values: RegistrationValues) => {
    const code = values[names.code]
    await register({
      ...registrationPayload(values, environmentOf(site.domain)),
      ...(code && (await codeProof('register', code))),
    })
    draft.clear()
    void showToast(t('welcomeToast'), { kind: 'success' })
  }
  const form = useGatewayForm(schema, send, {
    confirmPassword: 'confimpsw',
    captcha: 'identifying',
    mobileNum: names.number,
    verificationCode: names.code,
    firebaseIdToken: names.code,
  })
  const fromLink = { affiliateCode: query.get('affiliateCode') ?? undefined }
  const field = (name: string) => ({
    ...form.field(name),
    defaultValue: draft.get(name) ?? fromLink[name as 'affiliateCode'],
  })
  const showRefusal = (error: unknown) => {
    const isNumberError = fieldErrorOf(error)?.field === 'mobileNum'
    form.showError(isNumberError ? names.number : names.code, problemText(error))
  }
  return { form, field, refuse: showRefusal }
}

/** Registers the visitor, and fetches another captcha after a failure. A wrong referral code of the link is dropped, so that the next attempt succeeds. */
function useRegister(method: Method) {
  const client = useQueryClient()
  const [query] = useSearchParams()
  const referral = useRef(query.get('referralCode') ?? undefined)
  const { mutateAsync } = useMutation(join(client, method))
  return async (input: RegistrationInput) => {
    const referralCode = referral.current
    return mutateAsync({ ...input, ...(referralCode && { referralCode }) }).catch((error: unknown) => {
      if (fieldErrorOf(error)?.field === 'referralCode') referral.current = undefined
      void refreshCaptcha(client)
      throw error
    })
  }
}

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
    <Form {...formProps} aria-label={t('app:register')} onInput={handleInput}>
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
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy} disabled={!isAgreed}>
        {t('app:register')}
      </Button>
      <SocialButtons />
    </Form>
  )
}

type UsernameFieldProps = { form: RegistrationFormState; field: ReturnType<FieldOf>; rule: RegistrationRule }

function UsernameField({ form, field, rule }: UsernameFieldProps) {
  const { t } = useTranslation('registration')
  const { mutate } = useMutation(checkUsername())
  const checkOnBlur = (event: FocusEvent<HTMLInputElement>) => {
    const username = event.currentTarget.value.trim()
    if (!field.onBlur(event) || !username) return
    mutate(username, {
      onError(error) {
        const isUnchanged = form.textOf('username').trim() === username
        // Only a clear refusal is shown; the name is checked again on submit.
        if (isUnchanged && problemCode(error) === 'member.exists') form.setError('username', problemText(error))
      },
    })
  }
  return <TextField {...field} label={t('username')} hint={rule.message} kind="username" onBlur={checkOnBlur} />
}

const sections = ['policyWhat', 'policyWhy', 'policyWho', 'policyRights'] as const

function PolicyLink() {
  const { t } = useTranslation(['registration', 'app'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('policy')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('policy')}
        actions={<Button onClick={() => setOpen(false)}>{t('app:close')}</Button>}
      >
        <div className={styles.policy}>
          {sections.map((part) => (
            <p key={part}>{t(part)}</p>
          ))}
        </div>
      </Dialog>
    </>
  )
}

type NumberFieldsProps = {
  site: RegistrationSite
  method: Method
  form: RegistrationFormState
  field: FieldOf
  hasCode: boolean
  onRefused: (error: unknown) => void
}

function NumberFields({ site, method, form, field, hasCode, onRefused: showRefusal }: NumberFieldsProps) {
  const { t } = useTranslation('forms')
  const names = numberFields[method]
  const rule = ruleOf(site.rules, 'mobileNum')
  const isOptional = method === 'username' && !rule.required
  const number = () => {
    const mobileNum = form.require(names.number)
    return mobileNum ? { mobileNum, countryDialingCode: form.textOf('countryDialingCode') } : undefined
  }
  return (
    <>
      <PhoneField
        {...field(names.number)}
        label={isOptional ? `${t('mobileNum')} (${t('optional')})` : undefined}
        hint={rule.message}
        initial={field('countryDialingCode').defaultValue}
      />
      {hasCode && <SmsCodeField {...field(names.code)} purpose="register" number={number} onRefused={showRefusal} />}
    </>
  )
}

type ExtraName = (typeof extraFields)[number]

const plainText = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
const inputProps: Record<ExtraName, Partial<ComponentProps<typeof TextField>>> = {
  email: { kind: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { kind: 'name' },
  birthday: { kind: 'birthday', onClick: openCalendar },
  zalo: { kind: 'number' },
  facebook: plainText,
  whatsapp: { kind: 'number' },
  line: plainText,
  wechat: plainText,
  qqNum: { kind: 'number' },
  idNumber: plainText,
  paymentPassword: { inputMode: 'numeric', autoComplete: 'new-password' },
  recommenderId: { kind: 'number' },
  affiliateCode: plainText,
}
/** Opens the calendar on a tap anywhere in the field. Some browsers open it only on its icon. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>) {
  currentTarget.showPicker?.()
}

const fieldsWithHint: readonly ExtraName[] = ['payeeName', 'paymentPassword', 'affiliateCode']

function ExtraFields({ site, method, field }: { site: RegistrationSite; method: Method; field: FieldOf }) {
  const { t } = useTranslation('registration')
  const { year } = site.formOf(method)
  const enabledFields = extraFields
    .map((name) => ({ name, rule: ruleOf(site.rules, name) }))
    .filter(({ rule }) => rule.enabled)
  const years = { min: `${FIRST_YEAR}-01-01`, max: `${year}-12-31` }
  const renderField = ({ name, rule }: (typeof enabledFields)[number]) => {
    const Field = name === 'paymentPassword' ? PasswordField : TextField
    const hint = fieldsWithHint.includes(name) ? rule.message : undefined
    const limits = name === 'birthday' ? years : {}
    return <Field key={name} {...inputProps[name]} {...limits} {...field(name)} label={t(name)} hint={hint} />
  }
  const optional = enabledFields.filter(({ rule }) => !rule.required)
  return (
    <>
      {enabledFields.filter(({ rule }) => rule.required).map(renderField)}
      {optional.length > 0 && <Group>{t('more')}</Group>}
      {optional.map(renderField)}
    </>
  )
}

function runEnvironment(): NonNullable<RegistrationInput['registerMethod']> {
  if (/\bLonganApp\b/.test(navigator.userAgent)) return 'APP'
  if (matchMedia('(display-mode: standalone)').matches) return 'PWA'
  return 'standalone' in navigator && navigator.standalone === true ? 'WEBCLIP' : 'H5'
}
