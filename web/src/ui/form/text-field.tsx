import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, type FieldBaseProps } from './field.tsx'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/action/icon-button.tsx'

const kinds = {
  text: {},
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  // The default limits of the specification.
  day: { type: 'date', autoComplete: 'off', min: '2000-01-01', max: '2030-12-31' },
  moment: { type: 'datetime-local', autoComplete: 'off', min: '2000-01-01T00:00', max: '2030-12-31T23:59', step: 60 },
  birthday: { type: 'date', autoComplete: 'bday' },
} as const satisfies Record<string, ComponentProps<'input'>>

export type TextFieldProps = Omit<ComponentProps<'input'>, 'name'> &
  FieldBaseProps & {
    name: string
    kind?: keyof typeof kinds
    leading?: ReactNode
    trailing?: ReactNode
    below?: ReactNode
  }

export function TextField({
  label,
  error,
  hint,
  valid,
  kind = 'text',
  below,
  leading,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid} below={below}>
      {(wiring) => (
        <>
          {leading}
          <input {...kinds[kind]} {...input} {...wiring} />
          {trailing}
        </>
      )}
    </Field>
  )
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'name'> & FieldBaseProps & { name: string }

export function TextAreaField({ label, error, hint, valid, rows = 4, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid}>
      {(wiring) => <textarea rows={rows} {...input} {...wiring} />}
    </Field>
  )
}

type CheckFieldProps = Omit<ComponentProps<'input'>, 'name' | 'type'> & FieldBaseProps & { name: string }

export function CheckField({ label, error, hint, valid, ...input }: CheckFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid} beside>
      {(wiring) => <input {...input} {...wiring} type="checkbox" />}
    </Field>
  )
}

export function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation()
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={t(isVisible ? 'hidePassword' : 'showPassword')}
          icon={isVisible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
