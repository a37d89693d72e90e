import { toDecimal } from '#lib/money.ts'
import { toSingleLine } from '#lib/single-line.ts'
import { parseMoney } from '#lib/typed-money.ts'

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

/** Whole minor units; nothing where the field is empty, and no number where it holds no amount. */
function amountOf({ value }: HTMLInputElement, language: string): number | undefined {
  if (value.trim() === '') return undefined
  return parseMoney(value, language === 'EN' ? 'EN' : 'VI') ?? Number.NaN
}

/** What was typed, with two decimals at most; nothing where it is no number. */
function decimalOf({ value }: HTMLInputElement, language: string): number | undefined {
  const minor = parseMoney(value, language === 'EN' ? 'EN' : 'VI')
  return minor === undefined ? undefined : toDecimal(minor)
}

/** Every named field with what it holds: text on one line, a password as it stands, a day as 2026-11-21, a tick as true or false, money in minor units, a decimal as a number, files. */
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
