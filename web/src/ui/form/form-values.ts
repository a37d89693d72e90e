import { toDecimal } from '#lib/money/money.ts'
import { toSingleLine } from '#lib/single-line.ts'
import { parseMoney } from '#lib/money/typed-money.ts'

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
export function readForm(form: HTMLFormElement | null): Record<string, unknown> {
  const controls = [...(form?.elements ?? [])].filter(isControl)
  const chosen = controls.filter((one) => one.type !== 'radio' || (one as HTMLInputElement).checked)
  return Object.fromEntries(chosen.map((one) => [one.name, valueOf(one)]))
}

export function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const first = [...(form?.elements ?? [])].find((one) => names.includes(one.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
