import { GatewayError } from '@longan/sdk'
import { readProblem } from '@longan/sdk/inputs/login'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GenericSchema, InferOutput } from 'valibot'
import { problemText } from '#api/problems.ts'
import { useForm, type Explain, type Fields } from '#ui/form.tsx'

const revalidateAfter = 200

/** A refusal belongs under the field it names. */
const explain: Explain = (error) => ({
  field: error instanceof GatewayError ? error.value?.field : undefined,
  message: problemText(error),
})

/**
 * A form whose values go to the gateway: wrong inputs are told in the words of a namespace, several on one field joined by
 * commas; a refusal under the field it names, else as the form's `failure`.
 */
export function useGatewayForm<Schema extends GenericSchema>(
  words: 'sign-in',
  schema: Schema,
  send: (values: InferOutput<Schema>, fields: Fields) => unknown,
) {
  const { t, i18n } = useTranslation(words)
  const form = useForm(schema, send, explain)
  const judgedIn = useRef(i18n.language)
  // A change of language judges the filled fields again, a moment later, so that quick switching costs nothing.
  useEffect(() => {
    if (judgedIn.current === i18n.language) return
    judgedIn.current = i18n.language
    const timer = setTimeout(() => form.revalidate(), revalidateAfter)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.language])

  const say = (message: string) => {
    const { key, params } = readProblem(message)
    // What the gateway said is in the person's language already.
    return i18n.exists(key, { ns: words }) ? t(key as 'required', { replace: params }) : message
  }
  const field = (name: string) => {
    const { error, ...rest } = form.field(name)
    return { ...rest, error: error?.split(', ').map(say).join(', ') }
  }
  return { ...form, field }
}
