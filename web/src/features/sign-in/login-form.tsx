import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { CaptchaField } from '#shared/forms/captcha-field.tsx'
import { Form, FormFailure, FormLink, Row } from '#shared/forms/form-layout.tsx'
import { getRememberedLogin } from '#shared/remembered-login.ts'
import { Button } from '#ui/action/button.tsx'
import { CheckField, TextField, PasswordField } from '#ui/form/text-field.tsx'
import { type LoginMethod, useLogin } from './use-login.ts'
import { fieldErrorOf } from '@longan/sdk/inputs/field-error'
import { problemText } from '#api/problems.ts'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/code-field.tsx'

type LoginFormProps = {
  method: LoginMethod
  /** Accessible name of the form. */
  label: string
  loginMutation?: Parameters<typeof useLogin>[1]
  onBreak?: Parameters<typeof useLogin>[2]
}

export function LoginForm({ method, label, loginMutation: enterBy, onBreak }: LoginFormProps) {
  const { t } = useTranslation(['sign-in', 'app'])
  const { form, captcha } = useLogin(method, enterBy, onBreak)
  return (
    <Form
      {...form.props}
      onInput={(event) => {
        captcha.onInput(event)
        form.props.onInput()
      }}
      aria-label={label}
    >
      {method === 'username' ? <UsernameFields key="name" form={form} /> : <SmsFields key="sms" form={form} />}
      {captcha.isRequired && (
        <CaptchaField
          key={captcha.count}
          {...form.field('identifying')}
          onRefresh={() => form.set('identifying', '')}
        />
      )}
      <Row>
        <CheckField {...form.field('remember')} label={t('rememberMe')} defaultChecked />
        <FormLink to={paths.forget}>{t('forgotPassword')}</FormLink>
      </Row>
      <FormFailure>{captcha.isOther ? '' : form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('app:login')}
      </Button>
    </Form>
  )
}

function UsernameFields({ form }: { form: ReturnType<typeof useLogin>['form'] }) {
  const { t } = useTranslation('sign-in')
  const [{ username, password }] = useState(() => getRememberedLogin('username'))
  return (
    <>
      <TextField {...form.field('username')} label={t('username')} defaultValue={username} kind="username" autoFocus />
      <PasswordField {...form.field('password')} label={t('password')} defaultValue={password} />
    </>
  )
}

type SmsFieldsProps = { form: ReturnType<typeof useLogin>['form'] }

const MAX_LENGTH = 20

function SmsFields({ form }: SmsFieldsProps) {
  const [{ username: mobileNum, countryDialingCode }] = useState(() => getRememberedLogin('sms'))
  const number = () => {
    const validNumber = form.require('mobileNum')
    return validNumber ? { mobileNum: validNumber, countryDialingCode: form.textOf('countryDialingCode') } : undefined
  }
  const showRefusal = (error: unknown) => {
    const isNumberError = fieldErrorOf(error)?.field === 'mobileNum'
    form.showError(isNumberError ? 'mobileNum' : 'messageCode', problemText(error))
  }
  return (
    <>
      <PhoneField
        {...form.field('mobileNum')}
        defaultValue={mobileNum}
        initial={countryDialingCode}
        maxLength={MAX_LENGTH}
        autoFocus
      />
      <SmsCodeField {...form.field('messageCode')} purpose="login" number={number} onRefused={showRefusal} />
    </>
  )
}
