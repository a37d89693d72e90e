import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'

type Errors = Record<string, string>

/** Every message of every field, joined by commas as the field shows them. */
function errorsOf(schema: v.GenericSchema, values: unknown): Errors {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const nested = v.flatten(result.issues).nested ?? {}
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, (messages ?? []).join(', ')]))
}

/**
 * A form over a valibot schema of named text fields. Fields are uncontrolled; a field is judged when it is left and again
 * on each key once it was wrong; submitting judges all and puts the focus on the first wrong one. `onSubmit` runs once at
 * a time, however quickly it is tapped.
 * @example const form = useForm(schema, login); <form {...form.props}><TextField label="…" {...form.field('username')} /></form>
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  onSubmit: (values: v.InferOutput<Schema>) => unknown,
) {
  const element = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [errors, setErrors] = useState<Errors>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const values = () => Object.fromEntries(new FormData(element.current ?? undefined))

  const judge = (name: string) => {
    setTouched((before) => new Set(before).add(name))
    setErrors((before) => ({ ...before, [name]: errorsOf(schema, values())[name] ?? '' }))
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (running.current) return
    const result = v.safeParse(schema, values())
    setErrors(errorsOf(schema, values()))
    if (!result.success) return focusFirst(element.current, errorsOf(schema, values()))
    running.current = true
    setBusy(true)
    try {
      await onSubmit(result.output)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    props: { ref: element, onSubmit: submit, noValidate: true },
    field: (name: string) => ({
      name,
      error: errors[name] || undefined,
      valid: touched.has(name) && !errors[name],
      onBlur: (event: { currentTarget: { value: string } }) => event.currentTarget.value && judge(name),
      onInput: () => errors[name] && judge(name),
    }),
    busy,
    submit,
    /** Words under one field that only the gateway could know. */
    fail: (name: string, message: string) => {
      setErrors((before) => ({ ...before, [name]: message }))
      focusFirst(element.current, { [name]: message })
    },
    /** Judges the filled fields again, as after a change of language. */
    revalidate: () => {
      const fresh = errorsOf(schema, values())
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).map(([name, old]) => [name, old && (fresh[name] ?? '')])),
      )
    },
    set: (name: string, value: string) => {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    },
  }
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const wrong = [...(form?.elements ?? [])].find((input) => errors[input.getAttribute('name') ?? ''])
  if (wrong instanceof HTMLElement) wrong.focus()
}
