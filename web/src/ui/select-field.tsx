import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import styles from './select-field.module.css'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: string
  options: { value: string; label: string }[]
  onChange?: (value: string) => void
  /** The label is for screen readers alone. */
  bare?: boolean
}

/** The phone's own picker behind a field of ours. */
export function SelectField({ label, options, onChange, bare, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...select} id={id} onChange={(event) => onChange?.(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
    </div>
  )
}
