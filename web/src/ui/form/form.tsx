import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import * as v from 'valibot'
import { useSingleRun } from '#lib/device/use-single-run.ts'
import { toDecimal } from '#lib/money/money.ts'
import { toSingleLine } from '#lib/single-line.ts'
import { parseMoney } from '#lib/money/typed-money.ts'

/** A schema of named fields. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, unknown>
/** The names of a form's fields. */
export type FieldName<Schema extends FormSchema> = keyof v.InferInput<Schema> & string
export type ExplainError = (error: unknown) => { field?: string; message: string }
/** An error of a field: a code, which names its text, and what the text needs. */
export type FieldError = { code: string; params: Record<string, string> }
type Errors = Partial<Record<string, readonly FieldError[]>>

type FormOptions = {
  /** The text of an error on a field; default: its code. */
  translate?: (error: FieldError) => string
  /** Reads a message of the schema; default: it is the code. */
  readMessage?: (message: string) => FieldError
  /** The field and the text of an error of `onSubmit`; default: the error is thrown. */
  explain?: ExplainError
}

const toError = (code: string): FieldError => ({ code, params: {} })

function errorsOf(schema: FormSchema, values: unknown, readMessage = toError): Errors {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const nested: Partial<Record<string, string[]>> = v.flatten(result.issues).nested ?? {}
  return Object.fromEntries(
    Object.entries(nested).map(([name, messages]) => [name, [...new Set(messages)].map(readMessage)]),
  )
}

const EMPTY_VALUES = ['', undefined, false, []]

/** Returns whether the schema accepts no empty value of a field. */
function isRequired(schema: FormSchema, name: string): boolean {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> }
  const entry = entries[name]
  return entry !== undefined && !EMPTY_VALUES.some((value) => v.is(entry, value))
}

/** What a form can do with its fields while it is sent. */
export type FormActions<Name extends string> = {
  set: (name: Name, value: string) => void
  /** Gives every field its default value, as of the next rendering, and removes all errors. */
  reset: () => void
}

type FormRef = RefObject<HTMLFormElement | null>

function useValidation<Schema extends FormSchema>(
  schema: Schema,
  form: FormRef,
  { translate = ({ code }) => code, readMessage }: FormOptions,
) {
  type Name = FieldName<Schema>
  const [errors, setErrors] = useState<Errors>({})
  const currentErrors = () => errorsOf(schema, readForm(form.current), readMessage)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const validate = (name: string) => {
    setTouched((before) => new Set(before).add(name))
    const wrong = currentErrors()[name]
    setErrors((before) => ({ ...before, [name]: wrong }))
    return wrong === undefined
  }
  /** Shows an error under a field without moving the focus. */
  const setError = (name: Name, text: string) =>
    setErrors((before) => ({ ...before, [name]: text ? [toError(text)] : undefined }))
  return {
    field: <K extends Name>(name: K) => ({
      name,
      required: isRequired(schema, name),
      error: errors[name]?.map(translate).join(', '),
      valid: touched.has(name) && !errors[name],
      onBlur: (event: { currentTarget: { value: string } }) => event.currentTarget.value !== '' && validate(name),
      onInput: () => errors[name] && validate(name),
    }),
    setError,
    /** Shows an error under a field, whatever its schema says, and focuses the field. */
    showError(name: Name, text: string) {
      setError(name, text)
      focusFirst(form.current, [name])
    },
    /** Returns the text of a valid field; otherwise shows its error and focuses it. */
    require(name: Name): string | undefined {
      if (validate(name)) return textOf(form.current, name)
      focusFirst(form.current, [name])
      return undefined
    },
    revalidate() {
      const fresh = currentErrors()
      setErrors((before) => Object.fromEntries(Object.entries(before).map(([name, old]) => [name, old && fresh[name]])))
    },
    setErrors,
    /** No field counts as valid any more: an error without a field may concern any of them. */
    resetTouched: () => setTouched(new Set()),
  }
}

/**
 * A form over a valibot schema of named fields. Fields are uncontrolled, so the typed text survives every error. A field is validated on blur, and on each
 * change once it was invalid; submit validates all fields and focuses the first invalid one. `onSubmit` runs once at a time; its error is shown under
 * the field it belongs to, otherwise as the form's `failure`.
 * @example const form = useForm(schema, send); <form {...form.props}><TextField label="…" {...form.field('username')} /></form>
 */
export function useForm<Schema extends FormSchema>(
  schema: Schema,
  onSubmit: (values: v.InferOutput<Schema>, form: FormActions<FieldName<Schema>>) => unknown,
  options: FormOptions = {},
) {
  type Name = FieldName<Schema>
  const { explain } = options
  const element = useRef<HTMLFormElement>(null)
  const [failed, setFailed] = useState<unknown>()
  const [isReady, setReady] = useState(false)
  const { setErrors, resetTouched, ...fields } = useValidation(schema, element, options)
  const texts = useTexts<Name>(element)
  const reset = useReset(element, () => {
    setErrors({})
    resetTouched()
    setFailed(undefined)
    setReady(false)
  })
  const showFailure = (error: unknown) => {
    if (!explain) throw error
    const { field: name, message } = explain(error)
    resetTouched()
    if (name === undefined || !(name in readForm(element.current))) setFailed(error)
    else fields.showError(name as Name, message)
  }
  const { busy, run, isRunning } = useSingleRun(async (input: v.InferOutput<Schema>) => {
    try {
      await onSubmit(input, { set: texts.set, reset })
    } catch (error) {
      showFailure(error)
    }
  })
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isRunning()) return
    const typed = readForm(element.current)
    const result = v.safeParse(schema, typed)
    const wrong = errorsOf(schema, typed, options.readMessage)
    setErrors(wrong)
    setFailed(undefined)
    if (result.success) await run(result.output)
    else focusFirst(element.current, Object.keys(wrong))
  }
  return {
    ...fields,
    ...texts,
    props: {
      ref: element,
      onSubmit: submit,
      onInput: () => setReady(v.is(schema, readForm(element.current))),
      noValidate: true,
    },
    busy,
    /** The form has been edited and is valid. */
    isReady,
    failure: failed === undefined ? '' : (explain?.(failed).message ?? ''),
    reset,
  }
}

const useTexts = <Name extends string>(form: FormRef) => ({
  /** Returns the text of a field; empty if the form does not show it. */
  textOf: (name: Name) => textOf(form.current, name),
  set(name: Name, value: string) {
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  },
})

/** Returns a function that gives every field its default value, as of the next rendering, and calls `clear`. */
function useReset(form: FormRef, clear: () => void) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) form.current?.reset()
  }, [count, form])
  return () => {
    clear()
    setCount((before) => before + 1)
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

const textOf = (form: HTMLFormElement | null, name: string) => String(readForm(form)[name] ?? '')

function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const first = [...(form?.elements ?? [])].find((one) => names.includes(one.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
