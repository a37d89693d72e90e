import { parseMoney } from '#lib/money.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => 'name' in element && element.getAttribute('name') !== null

function valueOf(control: Control): unknown {
  if (!(control instanceof HTMLInputElement)) return control.value
  if (control.type === 'checkbox') return control.checked
  if (control.type === 'file') return control.multiple ? [...(control.files ?? [])] : control.files?.[0]
  if (control.dataset.money) return parseMoney(control.value, control.dataset.money === 'EN' ? 'EN' : 'VI')
  return control.value
}

/** Every named field with what it holds: text as it stands, a day as 2026-11-21, a tick as true or false, money as a number, files. */
export function readForm(form: HTMLFormElement | null): Record<string, unknown> {
  const controls = [...(form?.elements ?? [])].filter(isControl)
  const chosen = controls.filter((one) => one.type !== 'radio' || (one as HTMLInputElement).checked)
  return Object.fromEntries(chosen.map((one) => [one.name, valueOf(one)]))
}

/** Puts the focus on the first field, in the order of the page, that has one of these names. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const first = [...(form?.elements ?? [])].find((one) => names.includes(one.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
