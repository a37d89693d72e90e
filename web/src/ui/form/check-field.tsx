import type { ComponentProps } from 'react'
import { Field, type FieldBaseProps } from './field.tsx'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'name' | 'type'> & FieldBaseProps & { name: string }

export function CheckField({ label, error, hint, valid, ...input }: CheckFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid} beside>
      {(wiring) => <input {...input} {...wiring} type="checkbox" />}
    </Field>
  )
}
