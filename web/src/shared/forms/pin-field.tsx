import { PasswordField } from '#ui/form/password-field.tsx'
import type { TextFieldProps } from '#ui/form/text-field.tsx'

const LENGTH = 6

export function PinField(field: TextFieldProps) {
  return <PasswordField {...field} inputMode="numeric" autoComplete="off" maxLength={LENGTH} data-fleeting />
}
