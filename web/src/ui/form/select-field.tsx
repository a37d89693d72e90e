import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldBaseProps } from './field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange'> &
  FieldBaseProps & {
    options: { value: string; label: string }[]
    onChange?: (value: string) => void
    placeholder?: string
    bare?: boolean
  }

export function SelectField({
  label,
  error,
  hint,
  valid,
  bare,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid} bare={bare}>
      {(wiring) => (
        <>
          <select {...rest} {...wiring} onChange={(event) => onChange?.(event.target.value)}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </>
      )}
    </Field>
  )
}
