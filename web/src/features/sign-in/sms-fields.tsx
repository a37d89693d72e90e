import { GatewayError } from '@longan/sdk'
import { useState } from 'react'
import { problemText } from '#api/problems.ts'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/sms-code-field.tsx'
import { recall } from '#shared/remembered.ts'
import type { useLogin } from './use-login.ts'

type SmsFieldsProps = { form: ReturnType<typeof useLogin>['form'] }

/** As long as a number can be. */
const LENGTH = 20

/** The login by mobile number: the number, and the code that was sent to it. */
export function SmsFields({ form }: SmsFieldsProps) {
  const [{ username: mobileNum, countryDialingCode }] = useState(() => recall('sms'))
  const number = () => {
    const demanded = form.demand('mobileNum')
    return demanded ? { mobileNum: demanded, countryDialingCode: String(form.read().countryDialingCode) } : undefined
  }
  const refuse = (error: unknown) => {
    const isOfNumber = error instanceof GatewayError && error.value?.field === 'mobileNum'
    form.refuse(isOfNumber ? 'mobileNum' : 'messageCode', problemText(error))
  }
  return (
    <>
      <PhoneField
        {...form.field('mobileNum')}
        defaultValue={mobileNum}
        dialled={countryDialingCode}
        maxLength={LENGTH}
        autoFocus
      />
      <SmsCodeField {...form.field('messageCode')} purpose="login" number={number} onRefused={refuse} />
    </>
  )
}
