import { GatewayError } from '@longan/sdk'
import { fieldErrorOf } from '@longan/sdk/inputs/field-error'
import { type InputProblem, readProblem } from '@longan/sdk/inputs/login'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'
import { problemCode, problemText } from '#api/problems.ts'
import { currentLanguage, i18n } from '#i18n/i18n.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { useForm, type ExplainError, type FieldName, type FormActions, type FormSchema } from '#ui/form/form.tsx'

const REVALIDATE_DELAY = 200

/** The form fields with other names at the gateway, by the gateway's name. */
type FieldNames<Name extends string = string> = Readonly<Record<string, Name>>

/** Formats a maximum as a number of the language; a year, a length or an id is not formatted. */
const formatMax = (code: string, params: Record<string, string>) =>
  code.endsWith('Max') ? { ...params, max: formatAmount(Number(params.max), currentLanguage()) } : params

const isUnspecific = (error: unknown) =>
  problemCode(error) === 'request_param_err' && !(error instanceof GatewayError && error.value?.rule)

const fieldErrorText = (error: unknown, field: string) =>
  isUnspecific(error) && i18n.exists(`forms:bad_${field}`)
    ? i18n.t(`forms:bad_${field}` as 'forms:bad_birthday')
    : problemText(error)

type AttemptLimit = { remainingAttempts?: number; lockedUntil?: number }

function withAttempts(error: unknown, words: string): string {
  const { remainingAttempts: left, lockedUntil } = ((error instanceof GatewayError && error.value?.data) ||
    {}) as AttemptLimit
  if (lockedUntil !== undefined) return i18n.t('forms:lockedUntil', { time: formatDayTime(lockedUntil) })
  return left === undefined ? words : `${words}. ${i18n.t('forms:attemptsLeft', { count: left, left })}`
}

function explain(error: unknown, names: FieldNames): ReturnType<ExplainError> {
  const { field = '' } = fieldErrorOf(error) ?? {}
  return { field: names[field] ?? field, message: withAttempts(error, fieldErrorText(error, field)) }
}

/**
 * A form whose values are sent to the gateway. Validation errors are messages of `forms`, several on one field joined by commas. An error of the gateway is
 * shown under the field it names, otherwise as the form's `failure`.
 */
export function useGatewayForm<Schema extends FormSchema>(
  schema: Schema,
  send: (values: InferOutput<Schema>, form: FormActions<FieldName<Schema>>) => unknown,
  names: FieldNames<FieldName<Schema>> = {},
) {
  const { t, i18n: i18next } = useTranslation('forms')
  const { language } = i18next
  const translate = ({ code, params }: InputProblem) =>
    // A message of the gateway is already in the user's language.
    i18n.exists(code, { ns: 'forms' })
      ? t(code as 'required', { replace: formatMax(code, params), context: params.id })
      : code
  const form = useForm(schema, send, { translate, readMessage: readProblem, explain: (error) => explain(error, names) })
  const validatedLanguage = useRef(language)
  const revalidate = useEffectEvent(form.revalidate)
  // After a change of language the filled fields are validated again, debounced for quick switching.
  useEffect(() => {
    if (validatedLanguage.current === language) return
    validatedLanguage.current = language
    const timer = setTimeout(() => revalidate(), REVALIDATE_DELAY)
    return () => clearTimeout(timer)
  }, [language])
  return form
}
