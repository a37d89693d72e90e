import { numberFields, ruleOf } from '@longan/sdk/inputs/registration'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/sms-code-field.tsx'
import type { FieldOf, RegistrationFormState } from './use-registration.ts'
import type { Method, RegistrationSite } from './use-registration-site.ts'

type NumberFieldsProps = {
  site: RegistrationSite
  method: Method
  form: RegistrationFormState
  field: FieldOf
  hasCode: boolean
  onRefused: (error: unknown) => void
}

export function NumberFields({ site, method, form, field, hasCode, onRefused: showRefusal }: NumberFieldsProps) {
  const { t } = useTranslation('forms')
  const names = numberFields[method]
  const rule = ruleOf(site.rules, 'mobileNum')
  const isOptional = method === 'username' && !rule.required
  const number = () => {
    const mobileNum = form.require(names.number)
    return mobileNum ? { mobileNum, countryDialingCode: String(form.read().countryDialingCode) } : undefined
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
