import * as v from 'valibot'
import { badField, type Refusal } from './refusal.ts'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** The refusal of what does not fit a schema: the first field that is wrong, and why; `whole` is what it is called where no field is. */
export const misfit = ([first]: Issues, whole = 'body'): Refusal =>
  badField(v.getDotPath(first) ?? whole, reasonOf(first))

/** A key that lacks, or that nobody knows, is said in our own words; valibot says which key it expected. */
function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (!type.endsWith('object') || !(received === 'undefined' || expected === 'never')) return message
  return expected === 'never' ? 'is not known here' : 'is missing'
}
