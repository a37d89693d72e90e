import { ChevronDown } from 'lucide-react'
import { Field, type FieldBaseProps } from './field.tsx'
import styles from './field.module.css'

type ChoiceFieldProps = FieldBaseProps & {
  name: string
  value: string
  text: string
  onOpen: () => void
}

export function ChoiceField({ label, error, hint, valid, value, text, onOpen, ...rest }: ChoiceFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid}>
      {({ id, 'aria-describedby': note }) => (
        <>
          <button
            type="button"
            name={rest.name}
            id={id}
            value={value}
            className={styles.choice}
            data-required={rest.required || undefined}
            data-empty={value ? undefined : true}
            aria-haspopup="dialog"
            aria-label={`${label}: ${text}`}
            aria-describedby={note}
            onClick={onOpen}
          >
            {text}
          </button>
          <ChevronDown aria-hidden />
        </>
      )}
    </Field>
  )
}
