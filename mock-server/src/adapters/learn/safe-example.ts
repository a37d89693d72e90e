import { isMap } from '../drift/differences.ts'
import { redact } from '../drift/drift.ts'
import { isSafeName } from './infer-schema.ts'

/** Returns the values at `value.list[].id`, at most `max`. */
export function valuesAt(body: unknown, field: string, max = 500): unknown[] {
  let found = [body]
  for (const step of field.replaceAll('[]', '.[]').split('.').filter(Boolean)) {
    found = found.flatMap((at) => innerValues(at, step)).slice(0, max)
  }
  return found
}

function innerValues(at: unknown, step: string): unknown[] {
  if (typeof at !== 'object' || at === null) return []
  if (step === '[]') return Array.isArray(at) ? (at as unknown[]) : []
  if (step === '*') return Object.values(at)
  return Object.hasOwn(at, step) ? [at[step as keyof typeof at]] : []
}

/** Returns the first value at a field, without anything that could be personal. */
export function exampleAt(body: unknown, field: string): unknown {
  const [found] = valuesAt(body, field, 1)
  const name = field
    .replaceAll('[]', '')
    .split('.')
    .findLast((step) => step !== '')
  return found === undefined
    ? undefined
    : toShape((redact({ [name ?? '']: found }) as Record<string, unknown>)[name ?? ''])
}

/** A code of an enumeration has underscores; other words in capitals may be names. */
const CODE = /^[A-Z]{1,20}(?:_[A-Z]{1,20}){1,4}$|^[YN]$/

export const isEnumerationCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value)

/** Replaces values by their types: a name or an amount needs no name of its field to be personal. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape)
  if (typeof value === 'object' && value !== null) {
    const toName = (name: string) => (isMap(value) ? '*' : isSafeName(name) ? name : '?')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [toName(name), toShape(inner)]))
  }
  if (typeof value === 'string') return isEnumerationCode(value) || value === '(hidden)' ? value : '(text)'
  return typeof value === 'number' ? '(number)' : value
}
