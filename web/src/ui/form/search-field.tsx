import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toSingleLine } from '#lib/single-line.ts'
import styles from './search-field.module.css'

const MAX_LENGTH = 40

type SearchFieldProps = {
  value: string
  onChange: (text: string) => void
  label?: string
  placeholder?: string
  onFocus?: () => void
}

export function SearchField({ value, onChange, label, placeholder, onFocus }: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={styles.field} role="search">
      <Search aria-hidden />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label ?? t('search')}
        placeholder={placeholder ?? t('search')}
        value={value}
        onFocus={onFocus}
        onChange={(event) => onChange(toSingleLine(event.target.value).slice(0, MAX_LENGTH))}
      />
      {value && (
        <button type="button" aria-label={t('clearSearch')} onClick={clear}>
          <X />
        </button>
      )}
    </div>
  )
}
