import { GatewayError } from '@longan/sdk'
import { readProblem } from '@longan/sdk/inputs/login'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GenericSchema, InferOutput } from 'valibot'
import { problemCode, problemText } from '#api/problems.ts'
import { currentLanguage, i18n } from '#i18n/i18n.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { useForm, type ExplainError, type FieldValues } from '#ui/form/form.tsx'

const REVALIDATE_DELAY = 200

/** The form fields with other names at the gateway, by the gateway's name. */
type FieldNames = Readonly<Record<string, string>>

/** Formats a maximum as a number of the language; a year, a length or an id is not formatted. */
const formatMax = (key: string, params: Record<string, string>) =>
  key.endsWith('Max') ? { ...params, max: formatAmount(Number(params.max), currentLanguage()) } : params

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
  const field = error instanceof GatewayError ? (error.value?.field ?? '') : ''
  return { field: names[field] ?? field, message: withAttempts(error, fieldErrorText(error, field)) }
}

/**
 * A form whose values are sent to the gateway. Validation errors are messages of `forms`, several on one field joined by commas. An error of the gateway is
 * shown under the field it names, otherwise as the form's `failure`.
 */
export function useGatewayForm<Schema extends GenericSchema>(
  schema: Schema,
  send: (values: InferOutput<Schema>, fields: FieldValues) => unknown,
  names: FieldNames = {},
) {
  const { t } = useTranslation('forms')
  const form = useForm(schema, send, (error) => explain(error, names))
  const validatedLanguage = useRef(i18n.language)
  // After a change of language the filled fields are validated again, debounced for quick switching.
  useEffect(() => {
    if (validatedLanguage.current === i18n.language) return
    validatedLanguage.current = i18n.language
    const timer = setTimeout(() => form.revalidate(), REVALIDATE_DELAY)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.language])

  const translate = (message: string) => {
    const { key, params } = readProblem(message)
    // A message of the gateway is already in the user's language.
    if (!i18n.exists(key, { ns: 'forms' })) return message
    return t(key as 'required', { replace: formatMax(key, params), context: params.id })
  }
  const field = (name: string) => {
    const { error, ...rest } = form.field(name)
    return { ...rest, error: error?.split(', ').map(translate).join(', ') }
  }
  return { ...form, field }
}
