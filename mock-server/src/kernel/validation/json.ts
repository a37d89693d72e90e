import { invalidField, Refusal } from './refusal.ts'

/** Names that every object has; they are never fields of a request. */
const RESERVED_NAMES = ['__proto__', 'constructor', 'prototype']

function checkProperty(name: string, value: unknown) {
  if (RESERVED_NAMES.includes(name)) throw invalidField(name, 'is not a name that is known here')
  if (value === Infinity || value === -Infinity) throw invalidField(name, 'is not a finite number')
  return value
}

/** Parses JSON of a request. Throws a Refusal for invalid JSON, infinite numbers and reserved names. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, checkProperty)
  } catch (error) {
    throw error instanceof Refusal ? error : invalidField('body', 'is not JSON')
  }
}
