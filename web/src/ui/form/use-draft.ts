import { useState } from 'react'
import { storage } from '#lib/storage/storage.ts'

export type Draft = ReturnType<typeof useDraft>

const secretPattern = /password|one-time-code/

/** Returns the fields, and whether each is secret: passwords, codes and captcha answers must not be stored. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter((one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement)
    .filter((one) => one.name && one.type !== 'checkbox' && one.type !== 'file')
    .map(({ name, value, autocomplete, dataset }) => ({
      name,
      value,
      isSecret: secretPattern.test(autocomplete) || dataset.fleeting !== undefined,
    }))

/**
 * The draft of the form `name`. Fields that are unmounted get their text back. All but secrets also survives a reload or a lost session, until the tab is
 * closed.
 */
export function useDraft(name: string) {
  const [typed] = useState(() => new Map(Object.entries(storage.get('drafts')?.[name] ?? {})))
  const write = (fields?: Record<string, string>) => {
    const { [name]: _, ...others } = storage.get('drafts') ?? {}
    storage.set('drafts', fields ? { ...others, [name]: fields } : others)
  }
  const save = (form: HTMLFormElement) => {
    const texts = fieldsOf(form)
    texts.forEach(({ name: field, value }) => typed.set(field, value))
    const safe = texts.filter(({ isSecret, value }) => !isSecret && value)
    write({ ...storage.get('drafts')?.[name], ...Object.fromEntries(safe.map((one) => [one.name, one.value])) })
  }
  return {
    get: (field: string) => typed.get(field),
    /** Stores one field, which must not be a secret. */
    set(field: string, value: string) {
      typed.set(field, value)
      write({ ...storage.get('drafts')?.[name], [field]: value })
    },
    onChange: (event: { currentTarget: HTMLFormElement }) => save(event.currentTarget),
    save,
    clear() {
      typed.clear()
      write()
    },
  }
}
