import { invalidFieldByRule } from './refusal.ts'

/**
 * Unreadable characters: control characters, lone surrogates, and marks that change the direction of the following text. The weak
 * marks of right-to-left scripts are allowed.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
/** Fields with several lines; only these may contain tabs and line breaks. */
const MULTILINE_FIELDS = new Set(['remarks', 'content', 'text'])

type FieldValue = readonly [field: string, value: unknown]

function isReadable([field, value]: FieldValue) {
  if (typeof value !== 'string') return true
  return !UNREADABLE.test(MULTILINE_FIELDS.has(field.split('.').at(-1)!) ? value.replaceAll(/[\t\n\r]/g, '') : value)
}

const childrenOf = ([field, value]: FieldValue): FieldValue[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]) => [field ? `${field}.${name}` : name, inner])
    : []

export function assertReadable(input: unknown) {
  for (let level: FieldValue[] = [['', input]]; level.length > 0; level = level.flatMap(childrenOf)) {
    const unreadable = level.find((entry) => !isReadable(entry))
    if (unreadable)
      throw invalidFieldByRule(unreadable[0] || 'body', 'characters', 'must not have control or direction characters')
  }
}
