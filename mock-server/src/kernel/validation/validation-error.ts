import * as v from 'valibot'
import { invalidField, type Refusal } from './refusal.ts'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

export const toFieldError = ([first]: Issues, fallbackField = 'body'): Refusal =>
  invalidField(v.getDotPath(first) ?? fallbackField, reasonOf(first))

/** Returns the reason in the wording of the gateway. Custom messages stay; only valibot's default messages are replaced. */
export function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message
  if (type.endsWith('object') && expected === 'never') return 'is not known here'
  if (type.endsWith('object') && received === 'undefined') return 'is missing'
  return `must be ${toTypeName(expected ?? 'something else')}`
}

/** Formats `("dark" | "light")` as `dark or light`, `Object` as `object`. */
const toTypeName = (expected: string) =>
  /^[A-Z]\w+$/.test(expected) ? expected.toLowerCase() : expected.replaceAll(/[()"]/g, '').replaceAll(' | ', ' or ')
