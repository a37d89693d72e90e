import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { focusFirst, readForm } from './form-values.ts'

type Errors = Record<string, string>
/** Every field of a form as it stands, whether its schema knows it or not. */
export type FieldValues = Record<string, unknown>
/** What a failure means to this form: words, and the field they belong to if it names one. */
export type ExplainError = (error: unknown) => { field?: string; message: string }

/** Every message of every field, each once, joined by commas as the field shows them. */
function errorsOf(schema: v.GenericSchema, values: unknown): Errors {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const nested = v.flatten(result.issues).nested ?? {}
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, [...new Set(messages)].join(', ')]))
}

/** What the fields have wrong so far, and which of them have been left. */
function useValidation(schema: v.GenericSchema, values: () => unknown) {
  const [errors, setErrors] = useState<Errors>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const setError = (name: string, message: string) => setErrors((before) => ({ ...before, [name]: message }))
  const validateField = (name: string) => {
    setTouched((before) => new Set(before).add(name))
    const wrong = errorsOf(schema, values())[name] ?? ''
    setError(name, wrong)
    return wrong === ''
  }
  const revalidate = () => {
    const fresh = errorsOf(schema, values())
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).map(([name, old]) => [name, old && (fresh[name] ?? '')])),
    )
  }
  const field = (name: string) => ({
    name,
    error: errors[name] || undefined,
    valid: touched.has(name) && !errors[name],
    onBlur: (event: { currentTarget: { value: string } }) => event.currentTarget.value !== '' && validateField(name),
    onInput: () => errors[name] && validateField(name),
  })
  /** Nothing is known to be right any more: what was refused as a whole may be wrong anywhere. */
  const resetTouched = () => setTouched(new Set())
  return { field, setError, validateField, setErrors, revalidate, resetTouched }
}

/** Runs `act` once at a time; what it throws goes to `take`. */
function useSingleRun<Input>(act: (input: Input) => unknown, onError: (error: unknown) => void) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (input: Input) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await act(input)
    } catch (error) {
      onError(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run, isRunning: () => running.current }
}

/**
 * A form over a valibot schema of named fields. Fields are uncontrolled, so what was typed outlives every failure. A field
 * is judged when it is left and again on each change once it was wrong; submitting judges all and puts the focus on the
 * first wrong one. `onSubmit` runs once at a time, however quickly it is tapped; what it throws is explained under the
 * field it belongs to, else as the form's `failure`.
 * @example const form = useForm(schema, send); <form {...form.props}><TextField label="…" {...form.field('username')} /></form>
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  onSubmit: (values: v.InferOutput<Schema>, fields: FieldValues) => unknown,
  explain?: ExplainError,
) {
  const element = useRef<HTMLFormElement>(null)
  const [failed, setFailed] = useState<unknown>()
  const [isReady, setReady] = useState(false)
  const read = () => readForm(element.current)
  const { field, setError, validateField, setErrors, revalidate, resetTouched } = useValidation(schema, read)
  /** Says under a field why it is refused, whatever its rule thinks of it, and brings the person there. */
  const showError = (name: string, message: string) => {
    setError(name, message)
    focusFirst(element.current, [name])
  }
  const { busy, run, isRunning } = useSingleRun(
    (input: v.InferOutput<Schema>) => onSubmit(input, read()),
    (error) => {
      if (!explain) throw error
      const { field: name, message } = explain(error)
      resetTouched()
      if (name === undefined || !(name in read())) return setFailed(error)
      showError(name, message)
    },
  )
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isRunning()) return
    const result = v.safeParse(schema, read())
    const wrong = errorsOf(schema, read())
    setErrors(wrong)
    setFailed(undefined)
    if (result.success) await run(result.output)
    else focusFirst(element.current, Object.keys(wrong))
  }
  return {
    props: {
      ref: element,
      onSubmit: submit,
      onInput: () => setReady(v.is(schema, read())),
      noValidate: true,
    },
    field,
    busy,
    /** Somebody has typed, and all of it fits. */
    isReady,
    read,
    /** Says something against a field and leaves the person where they are. */
    setError,
    showError,
    /** What a field holds where it fits; otherwise its error stands under it and it has the focus. */
    requireField(name: string): string | undefined {
      if (validateField(name)) return String(read()[name] ?? '')
      focusFirst(element.current, [name])
      return undefined
    },
    /** Why it was refused as a whole, in the language on screen. */
    failure: failed === undefined ? '' : (explain?.(failed).message ?? ''),
    /** Judges the filled fields again, as after a change of language. */
    revalidate,
    set: (name: string, value: string) => {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    },
  }
}
