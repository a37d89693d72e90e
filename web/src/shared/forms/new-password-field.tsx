import { type TextRule, textSchema, readProblem } from '@longan/sdk/inputs/rules'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeParse } from 'valibot'
import { PasswordField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { Level } from './form-layout.tsx'
import styles from './form.module.css'

type NewPasswordFieldProps = TextFieldProps & { rule: TextRule; onInput?: () => unknown }

export function NewPasswordField({ rule, onInput, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const handleInput = (event: SyntheticEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    onInput?.()
  }
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" onInput={handleInput} />
      <PasswordRules rule={rule} typed={typed} />
    </div>
  )
}

const failedChecks = (rule: TextRule, text: string) =>
  (safeParse(textSchema({ ...rule, required: true, message: '' }), text).issues ?? []).map(
    ({ message }) => readProblem(message).code,
  )

function PasswordRules({ rule, typed }: { rule: TextRule; typed: string }) {
  const { t } = useTranslation('forms')
  const { minLength: min, maxLength: max, patternId } = rule
  const failed = failedChecks(rule, typed)
  const rules = [
    { key: 'length', words: t('ruleLength', { min, max }) },
    ...(patternId > 0 ? [{ key: 'pattern', words: t('pattern', { context: String(patternId) }) }] : []),
  ]
  return (
    <div className={styles.demands}>
      <ul>
        {rules.map(({ key, words }) => (
          <PasswordRule key={key} words={words} isMet={typed !== '' && !failed.includes(key)} />
        ))}
      </ul>
      {typed && <Strength level={passwordStrength(typed)} />}
    </div>
  )
}

function PasswordRule({ words, isMet }: { words: string; isMet: boolean }) {
  const { t } = useTranslation('forms')
  return (
    <li data-met={isMet || undefined}>
      {isMet ? <CircleCheck size={14} aria-label={t('ruleMet')} /> : <CircleDashed size={14} aria-hidden />}
      {words}
    </li>
  )
}

function Strength({ level }: { level: 1 | 2 | 3 | 4 }) {
  const { t } = useTranslation('forms')
  return (
    <Level data-level={level} role="status">
      <span className="visually-hidden">{t('strength')}</span>
      {t(`strength_${level}`)}
    </Level>
  )
}

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

function passwordStrength(password: string): 1 | 2 | 3 | 4 {
  const mixed = kinds.filter((kind) => kind.test(password)).length
  const points = [password.length >= 8, password.length >= 12, mixed >= 2, mixed >= 3].filter(Boolean).length
  return new Set(password).size < 4 ? 1 : (Math.max(1, points) as 1 | 2 | 3 | 4)
}
