import { PasswordField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { FormLink } from './form-layout.tsx'

const LENGTH = 6

export function PinField(field: TextFieldProps) {
  return <PasswordField {...field} inputMode="numeric" autoComplete="off" maxLength={LENGTH} data-fleeting />
}

export function ForgottenPin() {
  const { t } = useTranslation('forms')
  if (!useModule('RESPAYPASS3')) return null
  return <FormLink to={`${paths.paymentPassword}?way=reset`}>{t('forgottenPin')}</FormLink>
}
