import * as v from 'valibot'
import { invalidField, type Refusal } from './refusal.ts'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** The refusal of what does not fit a schema: the first field that is wrong, and why; `whole` is what it is called where no field is. */
export const toFieldError = ([first]: Issues, whole = 'body'): Refusal =>
  invalidField(v.getDotPath(first) ?? whole, reasonOf(first))

/** Why, in the words in which calls of the gateway are refused; valibot's own name its types. What has words of its own keeps them. */
export function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message
  if (type.endsWith('object') && expected === 'never') return 'is not known here'
  if (type.endsWith('object') && received === 'undefined') return 'is missing'
  return `must be ${wordOf(expected ?? 'something else')}`
}

/** `("dark" | "light")` is told as `dark or light`, `Object` as `object`. */
const wordOf = (expected: string) =>
  /^[A-Z]\w+$/.test(expected) ? expected.toLowerCase() : expected.replaceAll(/[()"]/g, '').replaceAll(' | ', ' or ')
