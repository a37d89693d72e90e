import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './text-field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  label: string
  name: string
  error?: string
  hint?: string
  valid?: boolean
  trailing?: ReactNode
}

/** A labelled input with its hint and its error under it. */
export function TextField({ label, error, hint, valid, trailing, ...input }: TextFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field} data-invalid={error ? true : undefined} data-valid={valid || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input {...input} id={id} aria-invalid={Boolean(error)} aria-describedby={note ? `${id}-note` : undefined} />
        {trailing}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {error && <CircleAlert aria-hidden />}
          {note}
        </p>
      )}
    </div>
  )
}
