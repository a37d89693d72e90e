import type { ComponentProps } from 'react'
import { Field, type FieldBaseProps } from './field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'name'> & FieldBaseProps & { name: string }

export function TextAreaField({ label, error, hint, valid, rows = 4, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid}>
      {(wiring) => <textarea rows={rows} {...input} {...wiring} />}
    </Field>
  )
}
