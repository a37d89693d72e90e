import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { toDecimal } from '#lib/money/money.ts'
import { toSingleLine } from '#lib/single-line.ts'
import { parseMoney } from '#lib/money/typed-money.ts'

type Errors = Record<string, string>
/** All fields of a form, including those that its schema does not know. */
export type FieldValues = Record<string, unknown>
export type ExplainError = (error: unknown) => { field?: string; message: string }

function errorsOf(schema: v.GenericSchema, values: unknown): Errors {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const nested = v.flatten(result.issues).nested ?? {}
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, [...new Set(messages)].join(', ')]))
}

function useValidation(schema: v.GenericSchema, values: () => unknown) {
  const [errors, setErrors] = useState<Errors>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const setError = (name: string, message: string) => setErrors((before) => ({ ...before, [name]: message }))
  const validate = (name: string) => {
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
    onBlur: (event: { currentTarget: { value: string } }) => event.currentTarget.value !== '' && validate(name),
    onInput: () => errors[name] && validate(name),
  })
  /** No field counts as valid any more: an error without a field may concern any of them. */
  const reset = () => setTouched(new Set())
  return { field, setError, validateField: validate, setErrors, revalidate, resetTouched: reset }
}

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
 * A form over a valibot schema of named fields. Fields are uncontrolled, so the typed text survives every error. A field is validated on blur, and on each
 * change once it was invalid; submit validates all fields and focuses the first invalid one. `onSubmit` runs once at a time; its error is shown under
 * the field it belongs to, otherwise as the form's `failure`.
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
  /** Shows an error under a field, whatever its schema says, and focuses the field. */
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
    /** The form has been edited and is valid. */
    isReady,
    read,
    /** Shows an error under a field without moving the focus. */
    setError,
    showError,
    /** Returns the value of a valid field; otherwise shows its error and focuses it. */
    require(name: string): string | undefined {
      if (validateField(name)) return String(read()[name] ?? '')
      focusFirst(element.current, [name])
      return undefined
    },
    failure: failed === undefined ? '' : (explain?.(failed).message ?? ''),
    revalidate,
    set: (name: string, value: string) => {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => 'name' in element && element.getAttribute('name') !== null

function valueOf(control: Control): unknown {
  if (!(control instanceof HTMLInputElement)) return control.value
  if (control.type === 'checkbox') return control.checked
  if (control.type === 'file') return control.multiple ? [...(control.files ?? [])] : control.files?.[0]
  if (control.dataset.money) return amountOf(control, control.dataset.money)
  if (control.dataset.decimal) return decimalOf(control, control.dataset.decimal)
  return control.type === 'password' ? control.value : toSingleLine(control.value)
}

/** Returns whole minor units; undefined for an empty field, NaN for text that is not an amount. */
function amountOf({ value }: HTMLInputElement, language: string): number | undefined {
  if (value.trim() === '') return undefined
  return parseMoney(value, language === 'EN' ? 'EN' : 'VI') ?? Number.NaN
}

/** Returns the number with at most two decimals; undefined if it is not a number. */
function decimalOf({ value }: HTMLInputElement, language: string): number | undefined {
  const minor = parseMoney(value, language === 'EN' ? 'EN' : 'VI')
  return minor === undefined ? undefined : toDecimal(minor)
}

/**
 * Reads every named field: text as one line, passwords unchanged, dates as 2026-11-21, checkboxes as booleans, money in minor units, decimals as
 * numbers, files.
 */
function readForm(form: HTMLFormElement | null): Record<string, unknown> {
  const controls = [...(form?.elements ?? [])].filter(isControl)
  const chosen = controls.filter((one) => one.type !== 'radio' || (one as HTMLInputElement).checked)
  return Object.fromEntries(chosen.map((one) => [one.name, valueOf(one)]))
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const first = [...(form?.elements ?? [])].find((one) => names.includes(one.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
