import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

/** The props of every form field; `form.field(name)` returns all but the label. */
export type FieldBaseProps = { label: string; error?: string; hint?: string; valid?: boolean; required?: boolean }
type InputProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
type FieldProps = FieldBaseProps & {
  /** Shows the label to screen readers only. */
  bare?: boolean
  below?: ReactNode
  beside?: boolean
  children: (wiring: InputProps) => ReactNode
}

export function Field({ label, error, hint, valid, bare, beside, below, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  const input = children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': note ? `${id}-note` : undefined })
  const name = (
    <label htmlFor={id} className={bare ? 'visually-hidden' : styles.label}>
      {label}
    </label>
  )
  return (
    <div className={styles.field} data-invalid={error ? true : undefined} data-valid={valid || undefined}>
      {!beside && name}
      <div className={beside ? styles.beside : styles.box}>
        {input}
        {beside && name}
      </div>
      {below}
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {error && <CircleAlert aria-hidden />}
          {note}
        </p>
      )}
    </div>
  )
}
