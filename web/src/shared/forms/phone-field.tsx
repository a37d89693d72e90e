import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { countriesQuery } from '#api/member/registration.queries.ts'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import styles from './form.module.css'

const HOME = '+84'

/** Normalises a number pasted from a contact, which may contain invisible marks: `+84 912 345-678` is 0912345678. */
function normalizeNumber(typed: string, dialling: string) {
  const compact = typed.replace(/[\s.()\u200E\u200F\u202A-\u202E\u2066-\u2069-]/g, '')
  return compact.startsWith(dialling) ? `0${compact.slice(dialling.length)}` : compact
}

type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'kind' | 'leading' | 'onInput'> & {
  onInput?: () => unknown
  label?: string
  initial?: string | undefined
}

export function PhoneField({ label, initial: defaultDialling = HOME, onInput, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('forms')
  const [dialling, setDialling] = useState(defaultDialling)
  const handleInput = (event: SyntheticEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const normalized = normalizeNumber(value, dialling)
    if (normalized !== value) event.currentTarget.value = normalized
    onInput?.()
  }
  const leading = (
    <span className={styles.dialling}>
      <span aria-hidden>{dialling}</span>
      <ChevronDown size={16} aria-hidden />
      <DiallingCodes value={dialling} onChange={setDialling} />
    </span>
  )
  return <TextField {...field} label={label ?? t('mobileNum')} kind="phone" leading={leading} onInput={handleInput} />
}

function DiallingCodes({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useTranslation('forms')
  const { data } = useQuery(countriesQuery(useLanguage()))
  const countries = data ?? [{ code: '', name: '', countryDialingCode: value }]
  return (
    <select
      name="countryDialingCode"
      aria-label={t('dialingCode')}
      autoComplete="tel-country-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {countries.map(({ code, name, countryDialingCode }) => (
        <option key={code} value={countryDialingCode}>
          {`${name} (${countryDialingCode})`}
        </option>
      ))}
    </select>
  )
}
