import { FileUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import styles from './field.module.css'
import type { TextFieldProps } from './text-field.tsx'

type FileFieldProps = Omit<TextFieldProps, 'kind' | 'leading' | 'trailing' | 'below'> & {
  accept: string
}

export function FileField({ label, error, hint, valid, onChange, ...input }: FileFieldProps) {
  const { t } = useTranslation('forms')
  const [chosen, setChosen] = useState<string>()
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setChosen(event.currentTarget.files?.[0]?.name)
    onChange?.(event)
  }
  return (
    <Field label={label} error={error} hint={hint} valid={valid}>
      {(wiring) => (
        <>
          <span className={styles.choice} data-empty={chosen ? undefined : true} aria-hidden>
            {chosen ?? t('chooseFile')}
          </span>
          <FileUp aria-hidden />
          {/* The browser's own words are in the browser's language: over ours it is only tapped, and has the keyboard. */}
          <input {...input} {...wiring} type="file" className={styles.file} onChange={handleChange} />
        </>
      )}
    </Field>
  )
}
