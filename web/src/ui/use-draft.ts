import { useState } from 'react'
import { storage } from '#lib/storage.ts'

export type Draft = ReturnType<typeof useDraft>

const secretPattern = /password|one-time-code/

/** What a field holds, and whether it may outlive the page: passwords, codes and answers to pictures may not. */
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
 * What somebody has typed into the form called `name` and not sent yet. Fields that come and go find it again; all but
 * secrets is there after a reload or a lost session, too, for as long as the tab lives.
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
    /** Keeps one field, which is no secret. */
    set(field: string, value: string) {
      typed.set(field, value)
      write({ ...storage.get('drafts')?.[name], [field]: value })
    },
    /** Keeps what a form holds whenever it changes: its `onChange`. */
    onChange: (event: { currentTarget: HTMLFormElement }) => save(event.currentTarget),
    save,
    clear() {
      typed.clear()
      write()
    },
  }
}
