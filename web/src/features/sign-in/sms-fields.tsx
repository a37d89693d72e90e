import { GatewayError } from '@longan/sdk'
import { useState } from 'react'
import { problemText } from '#api/problems.ts'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/sms-code-field.tsx'
import { getRememberedLogin } from '#shared/remembered-login.ts'
import type { useLogin } from './use-login.ts'

type SmsFieldsProps = { form: ReturnType<typeof useLogin>['form'] }

const MAX_LENGTH = 20

export function SmsFields({ form }: SmsFieldsProps) {
  const [{ username: mobileNum, countryDialingCode }] = useState(() => getRememberedLogin('sms'))
  const number = () => {
    const validNumber = form.require('mobileNum')
    return validNumber
      ? { mobileNum: validNumber, countryDialingCode: String(form.read().countryDialingCode) }
      : undefined
  }
  const showRefusal = (error: unknown) => {
    const isNumberError = error instanceof GatewayError && error.value?.field === 'mobileNum'
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
